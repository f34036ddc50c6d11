-- What must hold of the calendars and of what they gave at every moment; no rows when it does.
create or replace function signin.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'calendar_gave_what_it_says', format('calendar %s: says %s, gave %s', c.calendar_id, c.used_minor, given.minor)
  from signin.calendar c
  cross join lateral (select coalesce(sum(v.amount_minor), 0) as minor
    from signin.visit v where v.calendar_id = c.calendar_id) given
  where given.minor <> c.used_minor
  union all
  select 'visit_is_awarded', format('calendar %s member %s on %s: visit %s, award %s', coalesce(v.calendar_id::text, a.source_id),
    coalesce(v.member_id, a.member_id), v.day, v.amount_minor, a.amount_minor)
  from signin.visit v full join (select * from promo.award w where w.source_type = 'sign_in') a using (award_id)
  where (v.member_id, v.amount_minor) is distinct from (a.member_id, a.amount_minor)
  union all
  select 'times_follow_each_other', format('calendar %s member %s: %s times, the last one is %s', v.calendar_id, v.member_id,
    count(*), max(v.time))
  from signin.visit v group by v.calendar_id, v.member_id having max(v.time) <> count(*)
$$;
revoke all on function signin.check_invariants from public;
grant execute on function signin.check_invariants to platform_app;
