-- Brings a withdrawal that was just asked for to what was decided of it, by both steps and in one commit: it is looked at,
-- and then it is what cashier.move_withdrawal makes of the decision. Where somebody else is looking at it, by that one's.
create or replace function cashier.screen_withdrawal(
  p_order_id text, p_attempts integer, p_to_state text, p_cause text, p_now timestamptz, p_next_at timestamptz, p_told jsonb
) returns cashier.moved language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform cashier.move_withdrawal(null, null, null, null, null, null, null, p_order_id, 'requested', p_attempts,
    'screening', 'looked_at', 'system', null, p_now, coalesce(p_next_at, p_now), '{}');
  return cashier.move_withdrawal(null, null, null, null, null, null, null, p_order_id, 'screening', p_attempts, p_to_state,
    p_cause, 'system', null, p_now, p_next_at, p_told);
end
$$;
revoke all on function cashier.screen_withdrawal from public;
grant execute on function cashier.screen_withdrawal to platform_app;
