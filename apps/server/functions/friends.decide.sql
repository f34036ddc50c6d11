-- An operator releases or refuses what is held for a friend. False where it is not held any more.
create or replace function friends.decide(p_friend_id bigint, p_is_released boolean, p_decision text, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update friends.friend f set state = case when p_is_released then 'met' else 'refused' end, decision = p_decision,
    ended_at = p_now
  where f.friend_id = p_friend_id and f.state = 'held';
  if not found then
    return false;
  end if;
  if p_is_released then
    perform friends.owe(p_friend_id);
  end if;
  return true;
end
$$;
revoke all on function friends.decide from public;
grant execute on function friends.decide to platform_app;
