-- Notes that money of a deposit was taken back, once for each reference, and books it: from the wallet as far as it has
-- money, and what is missing is owed. All or nothing, in one commit. `taken`; `kept` where the deposit is not credited,
-- or has less left; `known` where it was there already; `other` where it was told of otherwise before. `none`: there is
-- no such payment.
create or replace function cashier.take_back(
  p_psp_id text, p_reversal_ref text, p_payment_ref text, p_cause text, p_currency text, p_amount_minor bigint,
  p_reason text, p_message_id text, p_now timestamptz
) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit cashier.deposit;
  v_reversal cashier.reversal;
  v_main bigint;
  v_from_wallet bigint;
  v_owed bigint;
  v_gone bigint;
  v_outcome text;
  v_key text := p_psp_id || ':' || p_reversal_ref;
begin
  select d.* into v_deposit from cashier.deposit d
  where d.psp_id = p_psp_id and d.payment_ref = p_payment_ref for update;
  if not found then
    return 'none';
  end if;
  insert into cashier.reversal (psp_id, reversal_ref, order_id, site_id, member_id, cause, currency, amount_minor, reason,
    state, message_id, told_at)
  values (p_psp_id, p_reversal_ref, v_deposit.order_id, v_deposit.site_id, v_deposit.member_id, p_cause, p_currency,
    p_amount_minor, p_reason, 'kept', p_message_id, p_now)
  on conflict (psp_id, reversal_ref) do nothing;
  v_outcome := case when found then 'kept' else 'known' end;
  select r.* into strict v_reversal from cashier.reversal r
  where r.psp_id = p_psp_id and r.reversal_ref = p_reversal_ref for update;
  if (v_reversal.order_id, v_reversal.amount_minor, v_reversal.currency)
    <> (v_deposit.order_id, p_amount_minor, p_currency) then
    return 'other';
  end if;
  v_gone := cashier.amount_gone(v_deposit.order_id);
  if v_reversal.state <> 'kept' or v_deposit.state <> 'credited' or v_deposit.currency <> p_currency
    or v_gone + p_amount_minor > v_deposit.received_minor then
    return v_outcome;
  end if;

  v_main := ledger.open_account(v_deposit.site_id, 'member_main', v_deposit.member_id, null, p_currency);
  -- bets, withdrawals and whatever else takes of the wallet wait here, or come first
  select least(b.balance_minor, p_amount_minor) into strict v_from_wallet
  from ledger.balance b where b.account_id = v_main for no key update;
  v_owed := p_amount_minor - v_from_wallet;
  v_outcome := (ledger.post('reversal', v_key,
    sha256(convert_to(format('%s %s %s', v_deposit.order_id, p_currency, p_amount_minor), 'UTF8')), 'deposit_reversal',
    array[(v_main, -v_from_wallet)::ledger.leg,
      (ledger.open_account(v_deposit.site_id, 'psp_float', null, null, p_currency, p_psp_id), p_amount_minor)::ledger.leg]
    || case when v_owed > 0 then array[(ledger.open_account(v_deposit.site_id, 'house_receivable', null, null, p_currency),
      -v_owed)::ledger.leg] else '{}' end,
    null, jsonb_build_object('order', v_deposit.order_id, 'psp_id', p_psp_id))).outcome;
  if v_outcome <> 'posted' then
    raise exception 'money of deposit % is taken back and its money %', v_deposit.order_id, v_outcome;
  end if;
  if v_owed > 0 then
    perform cashier.change_debt(v_deposit.site_id, v_deposit.member_id, p_currency, v_owed, 'reversal', v_key,
      v_deposit.order_id, p_now);
  end if;
  update cashier.reversal r set state = 'taken', taken_at = p_now, owed_minor = v_owed
  where r.psp_id = p_psp_id and r.reversal_ref = p_reversal_ref;
  if v_gone + p_amount_minor = v_deposit.received_minor then
    perform cashier.step_claimed(v_deposit.order_id, 'credited', 'reversed', 'reversed', 'psp', p_message_id, p_now);
  end if;
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_deposit.member_id, 'deposit.changed',
    jsonb_build_object('order_number', v_deposit.order_id));
  return 'taken';
end
$$;
revoke all on function cashier.take_back from public;
grant execute on function cashier.take_back to platform_app;

-- Books money that was taken back and is there again, once: into the wallet, from where it first pays what is owed.
-- `won_back`; `known` where it was already; `none` where nothing of that reference was told of.
create or replace function cashier.win_back(
  p_psp_id text, p_reversal_ref text, p_won_back_ref text, p_actor text, p_message_id text, p_now timestamptz
) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit cashier.deposit;
  v_reversal cashier.reversal;
  v_outcome text;
  v_key text := p_psp_id || ':' || p_reversal_ref || ':won_back';
begin
  select d.* into v_deposit from cashier.reversal r join cashier.deposit d using (order_id)
  where r.psp_id = p_psp_id and r.reversal_ref = p_reversal_ref for update of d;
  if not found then
    return 'none';
  end if;
  select r.* into strict v_reversal from cashier.reversal r
  where r.psp_id = p_psp_id and r.reversal_ref = p_reversal_ref for update;
  if v_reversal.state = 'won_back' then
    return 'known';
  end if;
  update cashier.reversal r set state = 'won_back', won_back_at = p_now, won_back_ref = p_won_back_ref
  where r.psp_id = p_psp_id and r.reversal_ref = p_reversal_ref;
  -- what was never booked is not booked back
  if v_reversal.state = 'taken' then
    v_outcome := (ledger.post('reversal', v_key,
      sha256(convert_to(format('%s %s %s', v_deposit.order_id, v_reversal.currency, v_reversal.amount_minor), 'UTF8')),
      'deposit_reversal_won_back', array[
        (ledger.open_account(v_deposit.site_id, 'psp_float', null, null, v_reversal.currency, p_psp_id),
          -v_reversal.amount_minor)::ledger.leg,
        (ledger.open_account(v_deposit.site_id, 'member_main', v_deposit.member_id, null, v_reversal.currency),
          v_reversal.amount_minor)::ledger.leg],
      null, jsonb_build_object('order', v_deposit.order_id, 'psp_id', p_psp_id))).outcome;
    if v_outcome <> 'posted' then
      raise exception 'money of deposit % is won back and its money %', v_deposit.order_id, v_outcome;
    end if;
    perform cashier.cover_debt(v_deposit.site_id, v_deposit.member_id, v_reversal.currency, v_reversal.amount_minor,
      'won_back', p_psp_id || ':' || p_reversal_ref, v_deposit.order_id, p_now);
    if v_deposit.state = 'reversed' then
      perform cashier.step_claimed(v_deposit.order_id, 'reversed', 'credited', 'won_back', p_actor, p_message_id, p_now);
    end if;
  end if;
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_deposit.member_id, 'deposit.changed',
    jsonb_build_object('order_number', v_deposit.order_id));
  return 'won_back';
end
$$;
revoke all on function cashier.win_back from public;
grant execute on function cashier.win_back to platform_app;

-- Brings a deposit whose row is locked from one state to another, with its step.
create or replace function cashier.step_claimed(
  p_order_id text, p_from_state text, p_to_state text, p_cause text, p_actor text, p_message_id text, p_now timestamptz
) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update cashier.deposit d set state = p_to_state, changed_at = p_now where d.order_id = p_order_id;
  insert into cashier.step (order_id, seq, from_state, to_state, cause, actor, message_id, at)
  select p_order_id, max(s.seq) + 1, p_from_state, p_to_state, p_cause, p_actor, p_message_id, p_now
  from cashier.step s where s.order_id = p_order_id;
end
$$;
revoke all on function cashier.step_claimed from public;
