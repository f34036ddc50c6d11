-- What must hold of missions and of what they gave at every moment; no rows when it does.
create or replace function mission.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'mission_gave_what_it_says', format('mission %s: says %s, gave %s', m.mission_id, m.used_minor, given.minor)
  from mission.mission m
  cross join lateral (select coalesce(sum(c.amount_minor), 0) as minor
    from mission.claim c where c.mission_id = m.mission_id) given
  where given.minor <> m.used_minor
  union all
  select 'claim_is_given', format('%s: claimed %s, given %s', coalesce(c.source_id, g.source_id), c.amount_minor,
    g.amount_minor)
  from (
    select format('%s:%s:%s', l.mission_id, l.member_id, l.period_day) as source_id, m.pays, l.reward_id, l.member_id,
      m.site_id, m.currency, l.amount_minor
    from mission.claim l join mission.mission m using (mission_id)
  ) c
  full join (
    select w.source_id, 'cash' as pays, w.award_id as reward_id, w.member_id, w.site_id, w.currency, w.amount_minor
    from promo.award w where w.source_type = 'mission'
    union all
    select n.source_id, 'bonus', n.grant_id, n.member_id, n.site_id, n.currency, n.granted_minor
    from promo.grant n where n.source_type = 'mission'
  ) g using (source_id)
  where (c.pays, c.reward_id, c.member_id, c.site_id, c.currency, c.amount_minor)
    is distinct from (g.pays, g.reward_id, g.member_id, g.site_id, g.currency, g.amount_minor)
$$;
revoke all on function mission.check_invariants from public;
grant execute on function mission.check_invariants to platform_app;
