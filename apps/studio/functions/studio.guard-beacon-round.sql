-- A round that a draw was made of, or waits for, stays; so does the latest one, which says what is out already.
create or replace function studio.guard_beacon_round() returns trigger language plpgsql as $$
begin
  if exists (
    select from studio.draw where beacon_chain = old.chain_hash and beacon_round = old.round
  ) or not exists (
    select from studio.beacon_round as later where later.chain_hash = old.chain_hash and later.round > old.round
  ) then
    raise exception 'round % of the beacon is still needed', old.round using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
revoke all on function studio.guard_beacon_round from public;
create or replace trigger beacon_round_is_needed before delete on studio.beacon_round
  for each row execute function studio.guard_beacon_round();
