-- Brings a refund from the state that the caller has judged by to the next one, and books what comes of it: all or
-- nothing. Paid, its money leaves the house; refused, it goes back to the wallet; both under one key, so that it goes one
-- way only. False where somebody was quicker: nothing is done.
create or replace function cashier.move_refund(
  p_refund_id text, p_from_state text, p_to_state text, p_psp_ref text, p_refund_ref text, p_refusal_code text,
  p_message_id text, p_now timestamptz, p_next_at timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit cashier.deposit;
  v_refund cashier.refund;
  v_is_over boolean := p_to_state in ('paid', 'refused');
  v_outcome text;
begin
  -- in the order in which whatever else takes of a deposit locks
  select d.* into strict v_deposit from cashier.refund f join cashier.deposit d using (order_id)
  where f.refund_id = p_refund_id for update of d;
  select f.* into strict v_refund from cashier.refund f where f.refund_id = p_refund_id for update;
  if v_refund.state <> p_from_state then
    return false;
  end if;
  update cashier.refund f set state = p_to_state, psp_ref = coalesce(p_psp_ref, f.psp_ref), refund_ref = p_refund_ref,
    refusal_code = p_refusal_code, tries = 0, next_at = case when not v_is_over then p_next_at end,
    sent_at = coalesce(f.sent_at, p_now), ended_at = case when v_is_over then p_now end
  where f.refund_id = p_refund_id;
  if not v_is_over then
    return true;
  end if;

  -- before the house's accounts, in the order in which deposits lock
  perform protect.lock_balance(v_refund.member_id);
  v_outcome := (ledger.post('refund', p_refund_id || ':settle',
    sha256(convert_to(format('%s %s %s', p_to_state, v_refund.currency, v_refund.amount_minor), 'UTF8')),
    case p_to_state when 'paid' then 'refund_pay' else 'refund_release' end, array[
      (ledger.open_account(v_refund.site_id, 'member_withdrawal', v_refund.member_id, null, v_refund.currency),
        -v_refund.amount_minor)::ledger.leg,
      (case p_to_state
        when 'paid' then ledger.open_account(v_refund.site_id, 'psp_float', null, null, v_refund.currency, v_refund.psp_id)
        else ledger.open_account(v_refund.site_id, 'member_main', v_refund.member_id, null, v_refund.currency) end,
        v_refund.amount_minor)::ledger.leg],
    null, jsonb_build_object('order', v_refund.order_id, 'refund', p_refund_id, 'psp_id', v_refund.psp_id))).outcome;
  if v_outcome <> 'posted' then
    raise exception 'refund % is % and its money %', p_refund_id, p_to_state, v_outcome;
  end if;
  if p_to_state = 'paid' and cashier.amount_gone(v_refund.order_id) = v_deposit.received_minor then
    perform cashier.step_claimed(v_refund.order_id, 'credited', 'reversed', 'refunded', 'psp', p_message_id, p_now);
  end if;
  if p_to_state = 'paid' then
    perform offer.note_deposit_gone(v_deposit.offer_claim_id, v_refund.order_id,
      cashier.amount_left(v_refund.order_id, v_deposit.received_minor), p_now);
  end if;
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_refund.member_id, 'deposit.changed',
    jsonb_build_object('order_number', v_refund.order_id));
  return true;
end
$$;
revoke all on function cashier.move_refund from public;
grant execute on function cashier.move_refund to platform_app;
