-- How much of what a deposit credited is being given back, and may yet stay.
create or replace function cashier.amount_leaving(p_order_id text)
returns bigint language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(f.amount_minor), 0)::bigint from cashier.refund f
  where f.order_id = p_order_id and f.ended_at is null
$$;
revoke all on function cashier.amount_leaving from public;
grant execute on function cashier.amount_leaving to platform_app;
