-- The missions of a member's site and currency with the periods that can be claimed: the one that runs, and for a day the one
-- before it.
create or replace function mission.standing_of(p_member_id bigint, p_now timestamptz)
returns table (mission_id bigint, period_day date, ends_at timestamptz, is_over boolean, progress bigint,
  claimed_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with me as (
    select w.member_id, w.site_id, w.currency, s.timezone, (p_now at time zone s.timezone)::date as today
    from app.member w join app.site s using (site_id) where w.member_id = p_member_id
  ), period as (
    select distinct m.mission_id, p.first_day, p.last_day
    from me
    join mission.mission m on m.site_id = me.site_id and m.currency = me.currency and m.stopped_at is null
      and m.last_day >= me.today - 1 and m.first_day <= me.today
    cross join lateral (values (me.today), (me.today - 1)) as d (day)
    cross join lateral mission.period_of(m, d.day) p
    where d.day between m.first_day and m.last_day
  )
  select p.mission_id, p.first_day, (p.last_day + 1)::timestamp at time zone me.timezone, p.last_day < me.today,
    mission.progress_of(m, me.member_id, p.first_day, p.last_day, me.timezone), c.claimed_at
  from me cross join period p join mission.mission m using (mission_id)
  left join mission.claim c
    on c.mission_id = p.mission_id and c.member_id = me.member_id and c.period_day = p.first_day
  order by p.mission_id desc, p.first_day limit 200
$$;
revoke all on function mission.standing_of from public;
grant execute on function mission.standing_of to platform_app;
