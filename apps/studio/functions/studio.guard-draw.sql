-- A draw begins open, after the one before it was drawn and with the number after its; it goes forward alone, and what
-- was said of it stays said. Only a draw that nobody staked on may be forgotten.
create or replace function studio.guard_draw() returns trigger language plpgsql as $$
declare
  previous record;
begin
  if tg_op = 'DELETE' then
    -- the links of all draws before it follow from a chain's newest
    if old.state <> 'drawn' or not exists (
      select from studio.draw as later
      where later.chain_id = old.chain_id and later.draw_number > old.draw_number and later.state = 'drawn'
    ) or exists (
      select from studio.round as round join studio.player as player using (player_id)
      where round.game_code = old.game_code and round.draw_number = old.draw_number and player.gp_id = old.gp_id
    ) then
      raise exception 'draw % of % is still needed', old.draw_number, old.game_code
        using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    select draw_number, state into previous from studio.draw
    where gp_id = new.gp_id and game_code = new.game_code order by draw_number desc limit 1;
    if new.state <> 'open' or (previous.draw_number is not null
      and (previous.state <> 'drawn' or new.draw_number <> previous.draw_number + 1)) then
      raise exception 'draw % of % does not follow draw %', new.draw_number, new.game_code, previous.draw_number
        using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (old.state, new.state) not in (('open', 'closed'), ('closed', 'drawn'))
    or (old.gp_id, old.game_code, old.draw_number, old.chain_id, old.early_chain_id, old.commitment, old.mathematics,
      old.opens_at, old.closes_at) is distinct from (new.gp_id, new.game_code, new.draw_number, new.chain_id, new.early_chain_id,
      new.commitment, new.mathematics, new.opens_at, new.closes_at)
    or (old.state = 'closed' and (old.closed_at, old.seat_count, old.seats_hash)
      is distinct from (new.closed_at, new.seat_count, new.seats_hash)) then
    raise exception 'draw % of % is % and can only go on', old.draw_number, old.game_code, old.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function studio.guard_draw from public;
create or replace trigger draw_goes_forward before insert or update or delete on studio.draw
  for each row execute function studio.guard_draw();
