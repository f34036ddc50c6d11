-- Sets a run aside that was calculated and is the last of its plan: nobody gets anything of it. Whether it was.
create or replace function rebate.void(p_run bigint, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- the next run of the plan waits here, or has been
  perform 1 from rebate.plan p where p.plan_id = (select r.plan_id from rebate.run r where r.run_id = p_run)
    for no key update;
  update rebate.run r set state = 'voided', ended_at = p_now
  where r.run_id = p_run and r.state = 'calculated'
    and not exists (select from rebate.run x where x.plan_id = r.plan_id and x.first_day > r.first_day);
  return found;
end
$$;
revoke all on function rebate.void from public;
grant execute on function rebate.void to platform_app;
