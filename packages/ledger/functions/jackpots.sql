-- What each jackpot holds for its winner and for the pot after that, in minor units. One pass over the entries that
-- are not rolled up, however many jackpots there are.
create or replace function ledger.jackpots()
returns table (site_id integer, currency text, pot_minor bigint, reserve_minor bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.site_id, a.currency,
    coalesce(sum(h.balance_minor) filter (where a.kind = 'jackpot_pot'), 0)::bigint,
    coalesce(sum(h.balance_minor) filter (where a.kind = 'jackpot_reserve'), 0)::bigint
  from ledger.account a
  left join (
    select r.account_id, r.balance_minor from ledger.house_rollup r
    union all
    select e.account_id, e.amount_minor from ledger.entry e
    where e.version is null and e.transaction_id > (select p.rolled_to from ledger.rollup_progress p)
  ) h using (account_id)
  where a.kind in ('jackpot_pot', 'jackpot_reserve')
  group by a.site_id, a.currency
$$;
revoke all on function ledger.jackpots from public;
grant execute on function ledger.jackpots to platform_app;
