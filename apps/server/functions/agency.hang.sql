-- Hangs an agent, with all agents below, under another one from a moment on, or makes them a root. One at a time: two
-- that hang each other under themselves would both be right alone.
create or replace function agency.hang(p_agent bigint, p_under bigint, p_at timestamptz)
returns void language plpgsql as $$
declare
  v_below bigint[];
begin
  perform pg_advisory_xact_lock(hashtextextended('agency.closure', 0));
  v_below := array(
    select c.descendant_id from agency.closure c where c.ancestor_id = p_agent and upper_inf(c.during));
  if p_under = any (v_below) then
    raise exception 'agent % is above agent %', p_agent, p_under using errcode = 'check_violation';
  end if;

  delete from agency.closure c
  where c.descendant_id = any (v_below) and not c.ancestor_id = any (v_below)
    and upper_inf(c.during) and lower(c.during) >= p_at;
  update agency.closure c set during = tstzrange(lower(c.during), p_at)
  where c.descendant_id = any (v_below) and not c.ancestor_id = any (v_below) and upper_inf(c.during);
  insert into agency.closure (ancestor_id, descendant_id, distance, during)
  select a.ancestor_id, b.descendant_id, a.distance + b.distance + 1, tstzrange(p_at, null)
  from agency.closure a cross join agency.closure b
  where a.descendant_id = p_under and upper_inf(a.during) and b.ancestor_id = p_agent and upper_inf(b.during);
end
$$;
revoke all on function agency.hang from public;
