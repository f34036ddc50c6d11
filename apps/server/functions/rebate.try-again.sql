-- Tries one that waits once more; whether there was one whose time has come.
create or replace function rebate.try_again(p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  d record;
begin
  select x.run_id, x.member_id into d from rebate.due x
  where x.state = 'waiting' and x.retry_at <= p_now order by x.retry_at limit 1 for no key update skip locked;
  if not found then
    return false;
  end if;
  perform rebate.give(d.run_id, d.member_id, p_now);
  return true;
end
$$;
revoke all on function rebate.try_again from public;
grant execute on function rebate.try_again to platform_app;
