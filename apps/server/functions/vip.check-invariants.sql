-- What must hold of levels at every moment; no rows when it does.
create or replace function vip.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'standing_is_the_last_step', format('member %s: stands at %s, stepped to %s', member_id, s.level, l.to_level)
  from vip.standing s
  full join (select distinct on (x.member_id) x.member_id, x.to_level from vip.step x
    order by x.member_id, x.step_id desc) l using (member_id)
  where s.level is distinct from l.to_level
  union all
  select 'steps_follow_each_other', format('member %s step %s: from %s, was at %s', member_id, step_id, from_level, before)
  from (select x.member_id, x.step_id, x.from_level, x.day,
      coalesce(lag(x.to_level) over w, 0) as before, lag(x.day) over w as day_before
    from vip.step x window w as (partition by x.member_id order by x.step_id)) s
  where from_level <> before or day < day_before
  union all
  select 'gifts_are_awarded_once', format('member %s level %s: gift %s, award %s', g.member_id, g.level, g.amount_minor,
    a.amount_minor)
  from vip.gift g
  full join (select w.award_id, w.member_id, w.amount_minor from promo.award w where w.source_type = 'vip') a
    on a.award_id = g.award_id
  where (g.due_at is null or a.award_id is not null)
    and (g.member_id, g.amount_minor) is distinct from (a.member_id, a.amount_minor)
$$;
revoke all on function vip.check_invariants from public;
grant execute on function vip.check_invariants to platform_app;
