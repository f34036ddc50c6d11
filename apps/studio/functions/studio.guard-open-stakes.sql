-- A player's open stakes lie on one draw: the money that is out is that of what he looks at. Whoever stakes holds the
-- player's row, so that no other stake is on its way.
create or replace function studio.guard_open_stakes() returns trigger language plpgsql as $$
begin
  if exists (
    select from studio.round as other
    where other.player_id = new.player_id and other.state = 'open' and not other.is_ticket
      and (other.game_code <> new.game_code or other.draw_number is distinct from new.draw_number)
  ) then
    raise exception 'player % has another round open', new.player_id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function studio.guard_open_stakes from public;
create or replace trigger stakes_on_one_draw before insert on studio.round
  for each row when (new.draw_number is not null) execute function studio.guard_open_stakes();
