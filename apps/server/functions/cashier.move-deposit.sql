-- Brings a deposit from the state and service that the caller has judged by to the next state, and books what comes of
-- it: all or nothing. Where somebody was quicker nothing is done, and the answer is the state that there is: the caller
-- judges again. With legs the member gets the money and is told so, with how many deposits that makes; what they owe is
-- paid from it, and what they have opted in to is given.
create or replace function cashier.move_deposit(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_legs ledger.leg[], p_reference_id bigint, p_note jsonb,
  p_order_id text, p_psp_id text, p_from_state text, p_to_state text, p_cause text, p_actor text, p_message_id text, p_now timestamptz,
  p_next_ask_at timestamptz, p_told jsonb
) returns cashier.moved language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit cashier.deposit;
  v_told cashier.deposit;
  v_times integer;
  v_outcome text;
begin
  select d.* into strict v_deposit from cashier.deposit d where d.order_id = p_order_id for update;
  if (v_deposit.state, v_deposit.psp_id) <> (p_from_state, p_psp_id) then
    return (false, v_deposit.state)::cashier.moved;
  end if;
  -- what the service told goes over what there was; what it did not tell stays
  v_told := jsonb_populate_record(v_deposit, p_told);
  update cashier.deposit d set state = p_to_state, psp_ref = v_told.psp_ref, reference = v_told.reference,
    instruction = v_told.instruction, expires_at = v_told.expires_at, payment_ref = v_told.payment_ref,
    received_minor = v_told.received_minor, received_currency = v_told.received_currency,
    refusal_code = v_told.refusal_code, ask_attempts = 0, next_ask_at = p_next_ask_at, changed_at = p_now
  where d.order_id = p_order_id;
  insert into cashier.step (order_id, seq, from_state, to_state, cause, actor, message_id, at)
  select p_order_id, coalesce(max(s.seq), 0) + 1, p_from_state, p_to_state, p_cause, p_actor, p_message_id, p_now
  from cashier.step s where s.order_id = p_order_id;
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_deposit.member_id, 'deposit.changed', jsonb_build_object('order_number', p_order_id));

  if (p_legs is null) <> (p_to_state <> 'credited') then
    raise exception 'deposit % becomes % and % is booked', p_order_id, p_to_state, coalesce(p_kind, 'nothing');
  end if;
  if p_legs is not null then
    insert into cashier.depositor as d (member_id, deposit_times) values (v_deposit.member_id, 1)
    on conflict (member_id) do update set deposit_times = d.deposit_times + 1
    returning d.deposit_times into v_times;
    v_outcome := (ledger.post(p_scope, p_key, p_request_hash, p_kind, p_legs, p_reference_id, p_note)).outcome;
    if v_outcome <> 'posted' then
      raise exception 'deposit % is credited and its money %', p_order_id, v_outcome;
    end if;
    perform cashier.cover_debt(v_deposit.site_id, v_deposit.member_id, v_deposit.currency, v_told.received_minor, 'deposit',
      p_order_id, p_order_id, p_now);
    if v_deposit.offer_claim_id is not null then
      perform offer.note_deposit(v_deposit.offer_claim_id, p_order_id, v_told.received_minor, v_times, p_now);
    end if;
    insert into app.outbox (channel, event, payload)
    values ('private-member.' || v_deposit.member_id, 'member_deposit.success', jsonb_build_object(
      'order_number', p_order_id, 'deposit_amount', app.format_minor(v_told.received_minor, v_deposit.currency),
      'deposit_times', v_times));
  end if;
  return (true, p_to_state)::cashier.moved;
end
$$;
revoke all on function cashier.move_deposit from public;
grant execute on function cashier.move_deposit to platform_app;
