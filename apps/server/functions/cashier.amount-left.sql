-- What of a credited deposit is there and stays, of what it credited: less what was taken or given back, and is being.
create or replace function cashier.amount_left(p_order_id text, p_received_minor bigint)
returns bigint language sql stable set search_path = pg_catalog, pg_temp as $$
  select p_received_minor - cashier.amount_gone(p_order_id) - cashier.amount_leaving(p_order_id)
$$;
revoke all on function cashier.amount_left from public;
grant execute on function cashier.amount_left to platform_app;
