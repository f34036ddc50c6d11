-- Ends what was not claimed in time; answers how much of it there was.
create or replace function rebate.let_lapse(p_now timestamptz)
returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_count integer;
begin
  update rebate.due d set state = 'lapsed', ended_at = p_now
  from (select x.run_id, x.member_id from rebate.due x where x.state = 'claimable' and x.claim_until <= p_now
    limit 5000 for no key update skip locked) o
  where d.run_id = o.run_id and d.member_id = o.member_id;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
revoke all on function rebate.let_lapse from public;
grant execute on function rebate.let_lapse to platform_app;
