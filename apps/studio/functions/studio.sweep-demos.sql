-- Deletes what is left of demos that began before `p_before`: at most `p_rows` rounds and as many entries a call, and
-- a player with seeds, codes and sessions once nothing hangs on them any more. Answers how many rows of rounds and
-- players went. The role that the studio runs under may call this and delete no round, entry or player by itself, so
-- that no slip can take one of real money.
create or replace function studio.sweep_demos(p_before timestamptz, p_rows integer) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_players bigint[];
  v_done bigint[];
  v_rounds integer;
begin
  -- whoever plays holds the player's row
  select array_agg(due.player_id) into v_players from (
    select player_id from studio.player
    where kind = 'demo' and created_at < p_before
    order by created_at limit 50 for update skip locked
  ) due;
  if v_players is null then
    return 0;
  end if;
  delete from studio.round where round_id in (
    select round_id from studio.round where player_id = any (v_players) limit p_rows
  );
  get diagnostics v_rounds = row_count;
  delete from studio.entry where entry_id in (
    select entry_id from studio.entry where player_id = any (v_players) limit p_rows
  );
  select array_agg(given.player_id) into v_done from unnest(v_players) as given (player_id)
  where not exists (select from studio.round where round.player_id = given.player_id)
    and not exists (select from studio.entry where entry.player_id = given.player_id);
  delete from studio.seed_pair where player_id = any (v_done);
  delete from studio.launch_code where player_id = any (v_done);
  delete from studio.game_session where player_id = any (v_done);
  delete from studio.player where player_id = any (v_done);
  return v_rounds + coalesce(cardinality(v_done), 0);
end
$$;
revoke all on function studio.sweep_demos from public;
grant execute on function studio.sweep_demos to studio_app;
