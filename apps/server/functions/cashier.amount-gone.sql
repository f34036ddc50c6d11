-- How much of what a deposit credited is gone again: taken back, or given back by the house.
create or replace function cashier.amount_gone(p_order_id text)
returns bigint language sql stable set search_path = pg_catalog, pg_temp as $$
  select (
    coalesce((
      select sum(r.amount_minor) from cashier.reversal r where r.order_id = p_order_id and r.state = 'taken'), 0)
    + coalesce((
      select sum(f.amount_minor) from cashier.refund f where f.order_id = p_order_id and f.state = 'paid'), 0))::bigint
$$;
revoke all on function cashier.amount_gone from public;
grant execute on function cashier.amount_gone to platform_app;
