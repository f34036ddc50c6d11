-- A draw begins open, after the one before it was drawn and with the number after its; it goes forward alone, and what
-- was said of it stays said. Which round of a beacon counts is said at the close, and nothing is drawn without it; so is what lies in a pool. Only a draw that nobody staked on may be forgotten.
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
    or (old.state = 'closed' and (old.closed_at, old.seat_count, old.seats_hash, old.pool, old.beacon_chain, old.beacon_round)
      is distinct from (new.closed_at, new.seat_count, new.seats_hash, new.pool, new.beacon_chain, new.beacon_round)) then
    raise exception 'draw % of % is % and can only go on', old.draw_number, old.game_code, old.state
      using errcode = 'restrict_violation';
  end if;
  if new.state = 'closed' and new.beacon_round is not null
    and studio.is_beacon_round_due(new.beacon_chain, new.beacon_round, new.closed_at) is not true then
    raise exception 'draw % of % cannot wait for round %', new.draw_number, new.game_code, new.beacon_round
      using errcode = 'restrict_violation';
  end if;
  if new.state = 'drawn' and new.chain_id is not null
    and new.client_seed is distinct from studio.client_seed_of_draw(new) then
    raise exception 'draw % of % is not made of its seats and its beacon', new.draw_number, new.game_code
      using errcode = 'restrict_violation';
  end if;
  if new.state = 'drawn' and new.pool is not null and new.outcome -> 'pool' is distinct from new.pool then
    raise exception 'draw % of % is not paid from its pool', new.draw_number, new.game_code
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
revoke all on function studio.guard_draw from public;
create or replace trigger draw_goes_forward before insert or update or delete on studio.draw
  for each row execute function studio.guard_draw();
