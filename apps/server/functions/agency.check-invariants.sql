-- What must hold of the agents' tree at every moment; no rows when it does.
create or replace function agency.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'members_are_where_they_are_placed', format('member %s: agent %s, placed under %s', m.member_id, m.agent_id, p.agent_id)
  from app.member m full join (select * from agency.placement where upper_inf(during)) p using (member_id)
  where m.agent_id is distinct from p.agent_id
  union all
  select 'agents_are_in_the_tree', format('agent %s', m.member_id)
  from app.member m
  where m.is_agent and not exists (select from agency.closure c
    where c.ancestor_id = m.member_id and c.descendant_id = m.member_id and upper_inf(c.during))
  union all
  -- the closure is what going up from placement to placement comes to
  select 'closure_is_the_placements', format('agent %s above %s: distance %s, by placements %s',
    coalesce(c.ancestor_id, w.ancestor_id), coalesce(c.descendant_id, w.descendant_id), c.distance, w.distance)
  from (select * from agency.closure where upper_inf(during)) c
  full join (
    with recursive walked as (
      select n.descendant_id as ancestor_id, n.descendant_id, 0 as distance
      from agency.closure n where n.distance = 0 and upper_inf(n.during)
      union all
      select p.agent_id, w.descendant_id, w.distance + 1
      from walked w join agency.placement p on p.member_id = w.ancestor_id and upper_inf(p.during)
      where w.distance < 10
    )
    select * from walked
  ) w on w.ancestor_id = c.ancestor_id and w.descendant_id = c.descendant_id
  where c.distance is distinct from w.distance
  union all
  select 'agents_are_of_the_members_site', format('member %s under %s', p.member_id, p.agent_id)
  from agency.placement p join app.member m on m.member_id = p.member_id join app.member a on a.member_id = p.agent_id
  where m.site_id <> a.site_id
$$;
revoke all on function agency.check_invariants from public;
grant execute on function agency.check_invariants to platform_app;
