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
