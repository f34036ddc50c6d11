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
    or v_gone + cashier.amount_leaving(v_deposit.order_id) + p_amount_minor > v_deposit.received_minor then
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
  perform offer.note_deposit_gone(v_deposit.offer_claim_id, v_deposit.order_id,
    cashier.amount_left(v_deposit.order_id, v_deposit.received_minor), p_now);
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_deposit.member_id, 'deposit.changed',
    jsonb_build_object('order_number', v_deposit.order_id));
  return 'taken';
end
$$;
revoke all on function cashier.take_back from public;
grant execute on function cashier.take_back to platform_app;
