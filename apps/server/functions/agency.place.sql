-- Places a member under an agent from a moment on, or under nobody, and an agent with all who are under them. What
-- stands so already stays. Raises what the tables refuse: an agent who is none, a circle, an eleventh level. The caller
-- keeps app.member.agent_id in step.
create or replace function agency.place(p_member bigint, p_agent bigint, p_at timestamptz, p_reason text,
  p_change_request bigint)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_placed agency.placement;
  v_at timestamptz;
begin
  select * into v_placed from agency.placement p where p.member_id = p_member and upper_inf(p.during) for update;
  if v_placed.agent_id is not distinct from p_agent then
    return;
  end if;
  v_at := greatest(p_at, lower(v_placed.during) + interval '1 microsecond');
  if v_placed.placement_id is not null then
    update agency.placement set during = tstzrange(lower(during), v_at) where placement_id = v_placed.placement_id;
  end if;
  if p_agent is not null then
    if not exists (select from agency.closure c
      where c.ancestor_id = p_agent and c.descendant_id = p_agent and upper_inf(c.during)) then
      raise exception 'member % is no agent', p_agent using errcode = 'foreign_key_violation';
    end if;
    insert into agency.placement (member_id, agent_id, during, reason, change_request_id)
    values (p_member, p_agent, tstzrange(v_at, null), p_reason, p_change_request);
  end if;
  if exists (select from agency.closure c
    where c.ancestor_id = p_member and c.descendant_id = p_member and upper_inf(c.during)) then
    perform agency.hang(p_member, p_agent, v_at);
  end if;
end
$$;
revoke all on function agency.place from public;
grant execute on function agency.place to platform_app;
