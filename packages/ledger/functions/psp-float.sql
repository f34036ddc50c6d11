-- What payment services owe the house by its books in a currency, in all sites, at a moment: what they took for it less
-- what they paid.
create or replace function ledger.psp_float(p_psp_id text, p_currency text, p_at timestamptz)
returns numeric language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(-sum(b.balance_minor), 0)
  from ledger.account a
  cross join lateral (
    select h.balance_minor from ledger.house_balances(a.site_id, p_at) h where h.account_id = a.account_id
  ) b
  where a.kind = 'psp_float' and a.psp_id = p_psp_id and a.currency = p_currency
$$;
revoke all on function ledger.psp_float from public;
grant execute on function ledger.psp_float to platform_app;
