-- Pays all that the jackpot holds, once for a round that has fed it, and starts the next pot: its seed comes from the
-- reserve, and what that lacks from the house. The member's balance and the jackpot are locked by execute_many, so that
-- of two winners the second gets the pot that the first one left.
create or replace function seamless.win_jackpot(p_operation seamless.operation)
returns seamless.answer language plpgsql as $$
declare
  o alias for p_operation;
  v_scope text := 'seamless:' || o.gp_id;
  v_hash bytea := decode(o.request_hash, 'hex');
  v_session seamless.session;
  v_round app.jackpot_round;
  v_posted ledger.post_result;
  v_answer seamless.answer;
begin
  select s.* into v_session from seamless.session s where s.token_hash = decode(o.token_hash, 'hex');
  if not found or v_session.gp_id <> o.gp_id or v_session.site_id <> o.site_id
     or v_session.member_id::text <> o.member_ref then
    return seamless.refuse('INVALID_TOKEN', null, null);
  end if;
  if v_session.currency <> o.currency then
    return seamless.refuse('WRONG_CURRENCY', v_session.main_account_id, v_session.currency);
  end if;

  v_posted := ledger.stored_answer(v_scope, o.transaction_id, v_hash);
  if v_posted.outcome is null then
    if exists (select from seamless.rollback r where r.gp_id = o.gp_id and r.member_id = v_session.member_id
               and r.reference_transaction_id = o.transaction_id) then
      return seamless.refuse('TRANSACTION_ROLLED_BACK', v_session.main_account_id, v_session.currency);
    end if;
    select j.* into v_round from app.jackpot_round j
    where j.gp_id = o.gp_id and j.member_id = v_session.member_id and j.round_id = o.round_id;
    if not found or v_round.contribution_minor = 0 then
      return seamless.refuse('TRANSACTION_DOES_NOT_EXIST', v_session.main_account_id, v_session.currency);
    end if;
    if v_round.won_at is not null then
      return seamless.refuse('DUPLICATE_TRANSACTION', v_session.main_account_id, v_session.currency);
    end if;
    v_posted := seamless.pay_jackpot(v_session, v_round, v_scope, o.transaction_id, v_hash, o.note);
    -- nothing to find unless it was posted just now
    update seamless.round r
    set payout_minor = r.payout_minor + j.won_minor, is_closed = r.is_closed or o.round_closed,
        changed_at = clock_timestamp()
    from app.jackpot_round j
    where r.gp_id = o.gp_id and r.member_id = v_session.member_id and r.round_id = o.round_id
      and j.won_transaction_id = v_posted.transaction_id;
  end if;
  v_answer := seamless.present(v_posted, v_session.main_account_id, v_session.currency);
  if v_answer.status = 'OK' then
    v_answer.amount_minor :=
      (select j.won_minor from app.jackpot_round j where j.won_transaction_id = v_posted.transaction_id);
  end if;
  return v_answer;
end
$$;
revoke all on function seamless.win_jackpot from public;
