-- The last word on a stake: none is taken by a draw that is not open. Whoever stakes holds the table's lock, shared, so
-- that the draw can't close before the stake is committed.
create or replace function studio.guard_stake() returns trigger language plpgsql as $$
begin
  if not exists (
    select from studio.draw as draw join studio.player as player on player.gp_id = draw.gp_id
    where player.player_id = new.player_id and draw.game_code = new.game_code
      and draw.draw_number = new.draw_number and draw.state = 'open'
  ) then
    raise exception 'draw % of % takes no stakes', new.draw_number, new.game_code using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function studio.guard_stake from public;
create or replace trigger stake_on_open_draw before insert on studio.round
  for each row when (new.draw_number is not null) execute function studio.guard_stake();
