-- What members of a site have in all, by kind of account and currency; with what their entries came to it is a sum over
-- balances, not over entries.
create or replace function ledger.member_balances(p_site_id integer)
returns table (kind text, currency text, balance_minor numeric, accounts bigint) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select a.kind, a.currency, sum(b.balance_minor), count(*)
  from ledger.account a join ledger.balance b using (account_id)
  where a.site_id = p_site_id and a.is_member
  group by a.kind, a.currency
$$;
revoke all on function ledger.member_balances from public;
grant execute on function ledger.member_balances to platform_app;
