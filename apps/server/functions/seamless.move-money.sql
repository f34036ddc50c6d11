-- bet, win, bet-win, bonus-win and adjust. The member's balance is locked by execute_many.
create or replace function seamless.move_money(p_operation seamless.operation)
returns seamless.answer language plpgsql as $$
declare
  o alias for p_operation;
  v_scope text := 'seamless:' || o.gp_id;
  v_hash bytea := decode(o.request_hash, 'hex');
  v_session seamless.session;
  v_found record;
  v_posted ledger.post_result;
  v_legs ledger.leg[];
  v_round record;
  v_refusal text;
  v_fed_minor bigint := 0;
  v_reserve_minor bigint;
  v_grant_id bigint;
  v_bonus_account_id bigint;
  v_round_grant_id bigint;
  v_round_bonus_minor bigint := 0;
  v_bonus_stake_minor bigint := 0;
  v_bonus_payout_minor bigint := 0;
  v_is_paid_in_bonus boolean;
  v_answer seamless.answer;
begin
  select s as session, g.bet_blocked_until > clock_timestamp() as is_blocked, g.has_loss_limit, g.has_bonus, exists (
    select from seamless.rollback r where r.gp_id = o.gp_id and r.member_id = s.member_id
    and r.reference_transaction_id = o.transaction_id) as is_rolled_back
  into v_found
  from seamless.session s join protect.guard g on g.member_id = s.member_id
  where s.token_hash = decode(o.token_hash, 'hex');
  v_session := v_found.session;
  if not found or v_session.gp_id <> o.gp_id or v_session.site_id <> o.site_id
     or v_session.member_id::text <> o.member_ref then
    return seamless.refuse('INVALID_TOKEN', null, null);
  end if;
  if v_session.currency <> o.currency then
    return seamless.refuse('WRONG_CURRENCY', v_session.main_account_id, v_session.currency);
  end if;
  if v_found.is_rolled_back then
    return seamless.refuse('TRANSACTION_ROLLED_BACK', v_session.main_account_id, v_session.currency);
  end if;

  select r.is_closed, r.bet_count, r.stake_minor into v_round
  from seamless.round r where r.gp_id = o.gp_id and r.member_id = v_session.member_id and r.round_id = o.round_id;
  -- where no jackpot is fed it is information
  if v_session.pot_account_id is not null then
    v_fed_minor := coalesce(o.contribution_minor, 0);
  end if;
  if o.method in ('bet', 'bet-win') then
    -- first, for the sessions of a disabled or frozen member end, too
    if v_found.is_blocked then
      v_refusal := 'MEMBER_DISABLED';
    elsif v_session.ended_at is not null or v_session.expires_at <= clock_timestamp() then
      v_refusal := 'TOKEN_EXPIRED';
    elsif v_session.game_code <> o.game_code and not seamless.hall_has_game(v_session, o.game_code) then
      v_refusal := 'INVALID_GAME';
    elsif v_round.is_closed then
      v_refusal := 'TRANSACTION_DOES_NOT_EXIST';
    elsif seamless.is_stopped(o.gp_id, o.game_code) then
      v_refusal := 'LIMIT_REACHED';
    elsif v_fed_minor > o.stake_minor::numeric * v_session.contribution_limit_bp / 10000 then
      v_refusal := 'LIMIT_REACHED';
    elsif v_found.has_loss_limit and o.stake_minor > protect.left_to_lose(v_session.member_id) then
      v_refusal := 'LIMIT_REACHED';
    elsif v_found.has_bonus then
      select b.grant_id, b.bonus_account_id, b.bonus_minor, b.refusal
      into v_grant_id, v_bonus_account_id, v_bonus_stake_minor, v_refusal
      from promo.begin_bet(v_session, o.game_code, o.stake_minor) b;
    end if;
  elsif o.method = 'win' and coalesce(v_round.bet_count, 0) = 0 then
    v_refusal := 'TRANSACTION_DOES_NOT_EXIST';
  end if;
  if v_refusal is not null then
    -- what was taken before keeps its answer
    v_posted := ledger.stored_answer(v_scope, o.transaction_id, v_hash);
    if v_posted.outcome is null then
      return seamless.refuse(v_refusal, v_session.main_account_id, v_session.currency);
    end if;
  end if;

  if v_posted.outcome is null then
    if o.method in ('bet', 'bet-win') then
      if v_bonus_stake_minor < o.stake_minor or o.stake_minor = 0 then
        v_legs := array[(v_session.main_account_id, v_bonus_stake_minor - o.stake_minor)::ledger.leg];
      end if;
      if v_bonus_stake_minor > 0 then
        v_legs := v_legs || (v_bonus_account_id, -v_bonus_stake_minor)::ledger.leg;
      end if;
      v_legs := v_legs || (v_session.ggr_account_id, o.stake_minor)::ledger.leg;
    end if;
    -- what is put right of a round follows its stakes whatever has become of them, as what is taken back does
    if v_found.has_bonus and o.method in ('win', 'bet-win') or o.method = 'adjust' then
      select b.grant_id, b.stake_minor into v_round_grant_id, v_round_bonus_minor
      from promo.bonus_of_round(v_session.member_id, o.gp_id, o.round_id) b;
      v_bonus_payout_minor := case when o.payout_minor < 0 then -1 else 1 end * promo.part_of(abs(o.payout_minor),
        v_round_bonus_minor + v_bonus_stake_minor, coalesce(v_round.stake_minor, 0) + o.stake_minor);
    end if;
    if v_bonus_payout_minor < 0 then
      v_posted := ledger.stored_answer(v_scope, o.transaction_id, v_hash);
      if v_posted.outcome is null and not promo.fund_back(v_round_grant_id, o.gp_id || '/' || o.transaction_id,
          -v_bonus_payout_minor, v_bonus_payout_minor - o.payout_minor, v_session.main_account_id) then
        return seamless.refuse('NOT_ENOUGH_MONEY', v_session.main_account_id, v_session.currency);
      end if;
    end if;
    if o.method <> 'bet' then
      -- what is nothing is where the stake was
      v_is_paid_in_bonus := v_bonus_payout_minor <> 0 or o.payout_minor = 0 and v_bonus_stake_minor = o.stake_minor
        and v_bonus_stake_minor > 0;
      if v_bonus_payout_minor <> o.payout_minor or not v_is_paid_in_bonus then
        v_legs := v_legs || (v_session.main_account_id, o.payout_minor - v_bonus_payout_minor)::ledger.leg;
      end if;
      if v_is_paid_in_bonus then
        v_legs := v_legs || (ledger.find_account(v_session.site_id, 'member_bonus', v_session.member_id, null,
          v_session.currency, null), v_bonus_payout_minor)::ledger.leg;
      end if;
      v_legs := v_legs || (v_session.ggr_account_id, -o.payout_minor)::ledger.leg;
    end if;
    if v_fed_minor > 0 then
      v_reserve_minor := v_fed_minor * v_session.reserve_percent / 100;
      v_legs := v_legs || (v_session.ggr_account_id, -v_fed_minor)::ledger.leg
                       || (v_session.pot_account_id, v_fed_minor - v_reserve_minor)::ledger.leg
                       || (v_session.reserve_account_id, v_reserve_minor)::ledger.leg;
    end if;
    if v_posted.outcome is null then
      v_posted := ledger.post(v_scope, o.transaction_id, v_hash, 'seamless_' || replace(o.method, '-', '_'), v_legs, null,
                              o.note);
    end if;
  end if;

  if v_posted.outcome = 'posted' then
    insert into seamless.round as r
      (gp_id, member_id, round_id, site_id, game_code, currency, stake_minor, payout_minor, bet_count, is_closed)
    values (o.gp_id, v_session.member_id, o.round_id, o.site_id, o.game_code, o.currency, o.stake_minor, o.payout_minor,
            (o.method in ('bet', 'bet-win'))::int, o.round_closed)
    on conflict (gp_id, member_id, round_id) do update
      set stake_minor = r.stake_minor + excluded.stake_minor, payout_minor = r.payout_minor + excluded.payout_minor,
          bet_count = r.bet_count + excluded.bet_count, is_closed = r.is_closed or excluded.is_closed,
          changed_at = excluded.changed_at;
    -- a bonus win is no part of what was staked
    if v_found.has_loss_limit and o.method <> 'bonus-win' then
      perform protect.count_loss(v_session.member_id, clock_timestamp(), o.stake_minor, o.payout_minor, 0);
    end if;
    if v_fed_minor > 0 then
      insert into app.jackpot_round as j
        (gp_id, member_id, round_id, site_id, currency, game_code, contribution_minor)
      values (o.gp_id, v_session.member_id, o.round_id, o.site_id, o.currency, o.game_code, v_fed_minor)
      on conflict (gp_id, member_id, round_id) do update
        set contribution_minor = j.contribution_minor + excluded.contribution_minor;
    end if;
  end if;
  v_answer := seamless.present(v_posted, v_session.main_account_id, v_session.currency);
  if v_posted.outcome = 'posted' and (v_found.has_bonus or v_bonus_payout_minor <> 0) then
    if v_grant_id is not null or v_bonus_payout_minor <> 0 then
      perform promo.note_play((v_posted.transaction_id, coalesce(v_grant_id, v_round_grant_id),
        v_session.member_id, o.gp_id, o.round_id, o.stake_minor - v_bonus_stake_minor, v_bonus_stake_minor,
        v_bonus_payout_minor, promo.counted_of(v_grant_id, o.stake_minor), false)::promo.contribution);
    elsif o.round_closed then
      perform promo.end_round(v_session.member_id, o.gp_id, o.round_id);
    end if;
    v_answer.cash_minor := ledger.balance_of(v_session.main_account_id);
  end if;
  if v_found.has_bonus then
    v_answer.bonus_minor := promo.bonus_of(v_session.member_id, v_session.currency);
  end if;
  if v_answer.cash_minor is null then
    -- it did not move, and is no part of what was posted
    v_answer.cash_minor := ledger.balance_of(v_session.main_account_id);
  end if;
  return v_answer;
end
$$;
revoke all on function seamless.move_money from public;
