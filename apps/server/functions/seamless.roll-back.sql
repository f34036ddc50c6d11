-- Takes a transaction back by its id. What is not known leaves a tombstone and succeeds with applied false.
create or replace function seamless.roll_back(p_operation seamless.operation)
returns seamless.answer language plpgsql as $$
declare
  o alias for p_operation;
  v_scope text := 'seamless:' || o.gp_id;
  v_hash bytea := decode(o.request_hash, 'hex');
  v_member record;
  v_stored seamless.rollback;
  v_reference record;
  v_taken record;
  v_play promo.contribution;
  v_posted ledger.post_result;
  v_answer seamless.answer;
begin
  select * into v_member from seamless.member_of(o.member_ref, o.gp_id);
  if v_member.member_id is null then
    return seamless.refuse('TRANSACTION_DOES_NOT_EXIST', null, null);
  end if;
  v_answer := ('OK', null, v_member.cash_minor, v_member.currency, false, false, null, null);

  select * into v_stored from seamless.rollback r where r.gp_id = o.gp_id and r.transaction_id = o.transaction_id;
  if found then
    if v_stored.request_hash <> v_hash then
      return seamless.refuse('DUPLICATE_TRANSACTION', v_member.account_id, v_member.currency);
    end if;
    return ('OK', v_stored.wallet_transaction_id, v_stored.cash_after_minor, v_member.currency, true,
            v_stored.wallet_transaction_id is not null, null, null)::seamless.answer;
  end if;
  if exists (select from ledger.transaction t where t.scope = v_scope and t.key = o.transaction_id) then
    return seamless.refuse('DUPLICATE_TRANSACTION', v_member.account_id, v_member.currency);
  end if;
  if exists (select from seamless.rollback r where r.gp_id = o.gp_id and r.member_id = v_member.member_id
             and r.reference_transaction_id = o.reference_transaction_id) then
    return v_answer;
  end if;

  select t.transaction_id, t.kind, t.note ->> 'round_id' as round_id, t.created_at, a.member_id,
         case t.kind when 'seamless_adjust' then 0 else sum(greatest(-e.amount_minor, 0)) end as stake_minor,
         case t.kind when 'seamless_adjust' then sum(e.amount_minor) else sum(greatest(e.amount_minor, 0)) end as payout_minor
  into v_reference
  from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
  where t.scope = v_scope and t.key = o.reference_transaction_id and a.member_id is not null
  group by t.transaction_id, a.member_id;
  if found then
    if v_reference.member_id <> v_member.member_id
       or v_reference.kind in ('seamless_rollback', 'seamless_jackpot_win') then
      return seamless.refuse('TRANSACTION_DOES_NOT_EXIST', v_member.account_id, v_member.currency);
    end if;
    v_taken := seamless.take_from_jackpot(v_reference.transaction_id);
    if v_taken.fed_minor > 0 and exists (
      select from app.jackpot_round j where j.gp_id = o.gp_id and j.member_id = v_member.member_id
        and j.round_id = v_reference.round_id and j.won_at is not null) then
      return seamless.refuse('TRANSACTION_DOES_NOT_EXIST', v_member.account_id, v_member.currency);
    end if;
    select c.* into v_play from promo.contribution c where c.transaction_id = v_reference.transaction_id;
    if found and not promo.fund_rollback(v_play, v_member.account_id) then
      return seamless.refuse('NOT_ENOUGH_MONEY', v_member.account_id, v_member.currency);
    end if;
    -- what comes back first, so that of a bet and its win only the difference has to be there
    v_posted := ledger.post(v_scope, o.transaction_id, v_hash, 'seamless_rollback',
      (select array_agg((e.account_id, -e.amount_minor)::ledger.leg order by e.amount_minor, e.leg desc)
       from ledger.entry e where e.transaction_id = v_reference.transaction_id) || v_taken.legs,
      v_reference.transaction_id, o.note);
    v_answer := seamless.present(v_posted, v_member.account_id, v_member.currency);
    if v_posted.outcome <> 'posted' then
      return v_answer;
    end if;
    v_answer.applied := true;
    update seamless.round r
    set stake_minor = r.stake_minor - v_reference.stake_minor, payout_minor = r.payout_minor - v_reference.payout_minor,
        -- a round from before bets were counted has as many as it has stakes
        bet_count = case when v_reference.kind in ('seamless_bet', 'seamless_bet_win')
          then greatest(r.bet_count - 1, (r.stake_minor > v_reference.stake_minor)::int) else r.bet_count end,
        changed_at = clock_timestamp()
    where r.gp_id = o.gp_id and r.member_id = v_member.member_id and r.round_id = v_reference.round_id;
    if v_reference.kind <> 'seamless_bonus_win' and exists (
      select from protect.guard g where g.member_id = v_member.member_id and g.has_loss_limit) then
      perform protect.count_loss(v_member.member_id, v_reference.created_at, -v_reference.stake_minor::bigint,
        -v_reference.payout_minor::bigint, 0);
    end if;
    if v_play.transaction_id is not null then
      perform promo.note_play((v_posted.transaction_id, v_play.grant_id, v_play.member_id, v_play.gp_id, v_play.round_id,
        -v_play.cash_stake_minor, -v_play.bonus_stake_minor, -v_play.bonus_payout_minor, -v_play.counted_minor,
        false)::promo.contribution);
      v_answer.cash_minor := ledger.balance_of(v_member.account_id);
    end if;
    if v_taken.fed_minor > 0 then
      update app.jackpot_round j set contribution_minor = j.contribution_minor - v_taken.fed_minor
      where j.gp_id = o.gp_id and j.member_id = v_member.member_id and j.round_id = v_reference.round_id;
    end if;
  end if;
  insert into seamless.rollback
    (gp_id, member_id, reference_transaction_id, transaction_id, request_hash, wallet_transaction_id, cash_after_minor)
  values (o.gp_id, v_member.member_id, o.reference_transaction_id, o.transaction_id, v_hash,
          v_answer.wallet_transaction_id, v_answer.cash_minor);
  return v_answer;
end
$$;
revoke all on function seamless.roll_back from public;
