-- Opens a session that was begun and tells the member's windows, in one commit: what they play with where a provider holds
-- it, then the events, in their order. False when it is no longer the one that was
-- begun; then nothing is written.
create or replace function launch.enter(
  p_game_session_id uuid, p_now timestamptz, p_game_id bigint, p_is_held_there boolean,
  p_channels text[], p_events text[], p_payloads jsonb[]
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_session record;
begin
  update app.game_session g set state = 'open', changed_at = greatest(g.started_at, p_now)
  where g.game_session_id = p_game_session_id and g.state = 'starting'
  returning g.member_id, g.gp_id into v_session;
  if not found then
    return false;
  end if;
  if p_game_id is not null then
    insert into app.last_played (member_id, game_id, played_at) values (v_session.member_id, p_game_id, p_now)
    on conflict (member_id, game_id) do update set played_at = excluded.played_at;
  end if;
  if p_is_held_there then
    perform transfer.announce_in_play(v_session.member_id, v_session.gp_id);
  end if;
  insert into app.outbox (channel, event, payload)
  select e.channel, e.event, e.payload
  from unnest(p_channels, p_events, p_payloads) with ordinality as e (channel, event, payload, place) order by e.place;
  return true;
end
$$;
revoke all on function launch.enter from public;
grant execute on function launch.enter to platform_app;
