-- Whoever writes a member's row keeps the tree: a new agent is in it at once, and a member who has another agent is
-- placed there from now on, unless that was said of some other moment before.
create or replace function agency.keep_tree() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_at constant timestamptz := case tg_op when 'INSERT' then new.created_at else clock_timestamp() end;
begin
  perform agency.place(new.member_id, new.agent_id, v_at, case tg_op when 'INSERT' then 'introduced' else 'moved' end,
    null);
  if new.is_agent and not exists (select from agency.closure c
    where c.ancestor_id = new.member_id and c.descendant_id = new.member_id and upper_inf(c.during)) then
    insert into agency.closure (ancestor_id, descendant_id, distance, during)
    values (new.member_id, new.member_id, 0, tstzrange(v_at, null));
    if new.agent_id is not null then
      perform agency.hang(new.member_id, new.agent_id, v_at);
    end if;
  end if;
  return null;
end
$$;
revoke all on function agency.keep_tree from public;
create or replace trigger member_placed after insert on app.member
  for each row when (new.agent_id is not null or new.is_agent) execute function agency.keep_tree();
create or replace trigger member_placed_anew after update of agent_id, is_agent on app.member
  for each row when (new.agent_id is distinct from old.agent_id or new.is_agent and not old.is_agent)
  execute function agency.keep_tree();
