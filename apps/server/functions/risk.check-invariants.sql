-- What must hold of rules for withdrawals and of what they decided at every moment; no rows when it does.
create or replace function risk.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'rules_hold_one_at_a_time', format('site %s: version %s and version %s', a.site_id, a.version, b.version)
  from risk.rule_set a join risk.rule_set b on b.site_id = a.site_id and b.version > a.version
  where a.published_at is not null and b.published_at is not null
    and tstzrange(a.published_at, a.ended_at) && tstzrange(b.published_at, b.ended_at)
  union all
  select 'points_decide', format('decision %s: %s with %s points, hits %s', d.decision_id, d.outcome, d.score, d.hits)
  from risk.decision d left join risk.rule_set r on r.site_id = d.site_id and r.version = d.version
  where d.score <> (select coalesce(sum((h ->> 'points')::integer) filter (where not (h ->> 'isSnoozed')::boolean), 0)
      from jsonb_array_elements(d.hits) h)
    or r.version is not null and d.outcome <> case
      when d.score >= (r.body ->> 'decline_from')::integer then 'decline'
      when d.score >= (r.body ->> 'review_from')::integer then 'review' else 'approve' end
    or exists (select from jsonb_array_elements(d.hits) h where not coalesce(
      r.body -> 'rules' @> jsonb_build_array(h - 'value' - 'isSnoozed'), false))
  union all
  select 'runs_beside_something', format('decision %s of order %s', d.decision_id, d.order_id)
  from risk.decision d
  where d.role = 'shadow' and not exists (
    select from risk.decision l where l.order_id = d.order_id and l.role = 'live' and l.member_id = d.member_id)
$$;
revoke all on function risk.check_invariants from public;
grant execute on function risk.check_invariants to platform_app;
