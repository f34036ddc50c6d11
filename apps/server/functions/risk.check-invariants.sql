-- What must hold of rules for withdrawals at every moment; no rows when it does.
create or replace function risk.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'rules_hold_one_at_a_time', format('site %s: version %s and version %s', a.site_id, a.version, b.version)
  from risk.rule_set a join risk.rule_set b on b.site_id = a.site_id and b.version > a.version
  where a.published_at is not null and b.published_at is not null
    and tstzrange(a.published_at, a.ended_at) && tstzrange(b.published_at, b.ended_at)
$$;
revoke all on function risk.check_invariants from public;
grant execute on function risk.check_invariants to platform_app;
