-- What must hold of free rounds and of what they gave at every moment; no rows when it does.
create or replace function free.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'award_counts_its_rounds', format('award %s: says %s won %s, rounds say %s won %s', a.award_id, a.used_count,
    a.won_minor, r.rounds, r.won_minor)
  from free.award a
  cross join lateral (select count(*) as rounds, coalesce(sum(n.win_minor), 0) as won_minor
    from free.round n where n.award_id = a.award_id) r
  where (a.used_count, a.won_minor) is distinct from (r.rounds, r.won_minor)
  union all
  select 'win_is_given_once', format('award %s: won %s, credited %s, given %s', coalesce(a.award_id::text, g.source_id),
    a.won_minor, a.credited_at, g.amount_minor)
  from (select * from free.award f where f.credited_at is not null and f.won_minor > 0) a
  full join (
    select w.source_id, 'cash' as pays, w.member_id, w.currency, w.amount_minor
    from promo.award w where w.source_type = 'free_rounds'
    union all
    select n.source_id, 'bonus', n.member_id, n.currency, n.granted_minor
    from promo.grant n where n.source_type = 'free_rounds'
  ) g on g.source_id = a.award_id::text
  where (a.pays, a.member_id, a.currency, a.won_minor) is distinct from (g.pays, g.member_id, g.currency, g.amount_minor)
  union all
  select 'round_is_of_its_provider', format('award %s: round %s of %s', a.award_id, r.round_id, r.gp_id)
  from free.round r join free.award a using (award_id) where r.gp_id <> a.gp_id
$$;
revoke all on function free.check_invariants from public;
grant execute on function free.check_invariants to platform_app;
