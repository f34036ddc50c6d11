-- Looks at so many friends who have something left to do, those whom nobody has looked at for the longest first, and says at how
-- many. Whom somebody else looks at now is passed over.
create or replace function friends.look_at_open(p_counted_until timestamptz, p_now timestamptz, p_limit integer)
returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_friend_id bigint;
  v_looked integer := 0;
begin
  for v_friend_id in
    select f.friend_id from friends.friend f
    where f.state = 'open' and (f.looked_at is null or f.looked_at < p_now - interval '3 seconds')
    order by f.looked_at nulls first, f.friend_id limit p_limit for no key update skip locked
  loop
    perform friends.look(v_friend_id, p_counted_until, p_now);
    v_looked := v_looked + 1;
  end loop;
  return v_looked;
end
$$;
revoke all on function friends.look_at_open from public;
grant execute on function friends.look_at_open to platform_app;
