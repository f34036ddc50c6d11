-- Holds money of a credited deposit that the house gives back, and notes the refund, in one commit. `asked`; else nothing
-- is done: `not_credited`; `under_way` where one is not decided yet; `too_much` where less of the deposit is left;
-- `insufficient` where the wallet has less beside what the member owes.
create or replace function cashier.request_refund(
  p_refund_id text, p_order_id text, p_amount_minor bigint, p_change_request_id bigint, p_operator_id bigint,
  p_reason text, p_now timestamptz
) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit cashier.deposit;
  v_main bigint;
  v_outcome text;
begin
  select d.* into v_deposit from cashier.deposit d where d.order_id = p_order_id for update;
  if not found or v_deposit.state <> 'credited' then
    return 'not_credited';
  end if;
  if exists (select from cashier.refund f where f.order_id = p_order_id and f.ended_at is null) then
    return 'under_way';
  end if;
  if cashier.amount_gone(p_order_id) + p_amount_minor > v_deposit.received_minor then
    return 'too_much';
  end if;
  v_main := ledger.open_account(v_deposit.site_id, 'member_main', v_deposit.member_id, null, v_deposit.currency);
  -- bets, withdrawals and whatever else takes of the wallet wait here, or come first
  perform 1 from ledger.balance b where b.account_id = v_main for no key update;
  if ledger.balance_of(v_main) < p_amount_minor + coalesce((
    select o.owed_minor from cashier.debt o
    where o.member_id = v_deposit.member_id and o.currency = v_deposit.currency), 0) then
    return 'insufficient';
  end if;
  v_outcome := (ledger.post('refund', p_refund_id || ':hold',
    sha256(convert_to(format('%s %s %s', p_order_id, v_deposit.currency, p_amount_minor), 'UTF8')), 'refund_hold', array[
      (v_main, -p_amount_minor)::ledger.leg,
      (ledger.open_account(v_deposit.site_id, 'member_withdrawal', v_deposit.member_id, null, v_deposit.currency),
        p_amount_minor)::ledger.leg],
    null, jsonb_build_object('order', p_order_id, 'refund', p_refund_id))).outcome;
  if v_outcome <> 'posted' then
    raise exception 'refund % is asked for and its money %', p_refund_id, v_outcome;
  end if;
  insert into cashier.refund (refund_id, order_id, site_id, member_id, psp_id, told_order_id, payment_ref, currency, amount_minor, state,
    change_request_id, operator_id, reason, next_at, asked_at)
  values (p_refund_id, p_order_id, v_deposit.site_id, v_deposit.member_id, v_deposit.psp_id,
    coalesce(v_deposit.follows_order_id, p_order_id), v_deposit.payment_ref, v_deposit.currency, p_amount_minor, 'asked', p_change_request_id, p_operator_id, p_reason, p_now, p_now);
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_deposit.member_id, 'deposit.changed', jsonb_build_object('order_number', p_order_id));
  return 'asked';
end
$$;
revoke all on function cashier.request_refund from public;
grant execute on function cashier.request_refund to platform_app;
