-- Keeps money that came for a deposit which has had its money, or takes none any more: as a deposit of its own that
-- somebody looks at. It is of the service that it came from, which may be one that had refused the deposit. Once for
-- each payment; false where it was there.
create or replace function cashier.review_second_payment(
  p_order_id text, p_follows_order_id text, p_psp_id text, p_payment_ref text, p_received_minor bigint,
  p_received_currency text, p_message_id text, p_now timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_first cashier.deposit;
begin
  select d.* into strict v_first from cashier.deposit d where d.order_id = p_follows_order_id for update;
  insert into cashier.deposit (order_id, site_id, member_id, currency, method_id, psp_id, follows_order_id, asked_minor,
    state, psp_ref, payment_ref, received_minor, received_currency, created_at, changed_at)
  values (p_order_id, v_first.site_id, v_first.member_id, v_first.currency, v_first.method_id, p_psp_id,
    p_follows_order_id, 0, 'review', case when p_psp_id = v_first.psp_id then v_first.psp_ref end, p_payment_ref,
    p_received_minor, p_received_currency, p_now, p_now)
  on conflict (psp_id, payment_ref) where payment_ref is not null do nothing;
  if not found then
    return false;
  end if;
  insert into cashier.step (order_id, seq, from_state, to_state, cause, actor, message_id, at)
  values (p_order_id, 1, 'created', 'review', 'paid_again', 'psp', p_message_id, p_now);
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_first.member_id, 'deposit.changed', jsonb_build_object('order_number', p_order_id));
  return true;
end
$$;
revoke all on function cashier.review_second_payment from public;
grant execute on function cashier.review_second_payment to platform_app;
