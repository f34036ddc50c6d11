-- What must hold between promotions and the ledger at every moment; no rows when it does.
create or replace function promo.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'award_is_posted', format('%s: award of %s to member %s, booked %s to member %s', coalesce(a.key, p.key),
    a.amount_minor, a.member_id, p.amount_minor, p.member_id)
  from (
    select format('award:%s:%s', w.source_type, w.source_id) as key, w.site_id::integer, w.member_id, w.currency, w.amount_minor,
      -w.amount_minor as house_minor
    from promo.award w
  ) a
  full join (
    select t.key, c.site_id, max(c.member_id) as member_id, c.currency,
      sum(e.amount_minor) filter (where c.kind = 'member_main') as amount_minor,
      sum(e.amount_minor) filter (where c.kind = 'house_bonus') as house_minor
    from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account c using (account_id)
    where t.scope = 'promo' and t.key like 'award:%' group by t.key, c.site_id, c.currency
  ) p using (key)
  where (a.site_id, a.member_id, a.currency, a.amount_minor, a.house_minor)
    is distinct from (p.site_id::integer, p.member_id, p.currency, p.amount_minor, p.house_minor)
$$;
revoke all on function promo.check_invariants from public;
grant execute on function promo.check_invariants to platform_app;
