-- Awards that something is to be done about now. Nobody else does it until `p_until`.
create or replace function free.take_due(p_now timestamptz, p_until timestamptz, p_limit integer)
returns setof free.award language sql security definer set search_path = pg_catalog, pg_temp as $$
  update free.award a set next_step_at = p_until, asked_count = a.asked_count + 1
  where a.award_id in (
    select d.award_id from free.award d where d.next_step_at <= p_now
    order by d.next_step_at limit p_limit for no key update skip locked)
  returning a.*
$$;
revoke all on function free.take_due from public;
grant execute on function free.take_due to platform_app;
