-- Of a member account, in minor units; null for any other.
create or replace function ledger.balance_of(p_account_id bigint)
returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select balance_minor from ledger.balance where account_id = p_account_id
$$;
revoke all on function ledger.balance_of from public;
grant execute on function ledger.balance_of to platform_app;
