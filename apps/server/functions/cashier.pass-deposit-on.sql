-- Takes a deposit from a service that has refused it to the next one, before that is asked: refusal and new service are
-- in one commit. False where the deposit is no longer being opened at the first: somebody was quicker.
create or replace function cashier.pass_deposit_on(
  p_order_id text, p_from_psp_id text, p_to_psp_id text, p_refusal_code text, p_now timestamptz,
  p_next_ask_at timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update cashier.deposit d set psp_id = p_to_psp_id, ask_attempts = 0, next_ask_at = p_next_ask_at, changed_at = p_now
  where d.order_id = p_order_id and d.psp_id = p_from_psp_id and d.state = 'opening';
  if not found then
    return false;
  end if;
  insert into cashier.deposit_refusal (order_id, psp_id, refusal_code, at)
  values (p_order_id, p_from_psp_id, p_refusal_code, p_now);
  return true;
end
$$;
revoke all on function cashier.pass_deposit_on from public;
grant execute on function cashier.pass_deposit_on to platform_app;
