-- How much of what a deposit credited is gone again.
create or replace function cashier.amount_gone(p_order_id text)
returns bigint language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(r.amount_minor), 0)::bigint from cashier.reversal r
  where r.order_id = p_order_id and r.state = 'taken'
$$;
revoke all on function cashier.amount_gone from public;
grant execute on function cashier.amount_gone to platform_app;
