-- What a draw's client seed has to be (packages/fairness says the same); null while the beacon's round is not there.
create or replace function studio.client_seed_of_draw(draw studio.draw) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws(E'\n',
    'eight-halls/draw/1', draw.gp_id || '/' || draw.game_code, draw.draw_number, draw.seats_hash, beacon.line
  ), 'UTF8')), 'hex')
  from (
    select '-' as line where draw.beacon_round is null
    union all
    select encode(sha256(decode(signature, 'hex')), 'hex') from studio.beacon_round
    where chain_hash = draw.beacon_chain and round = draw.beacon_round
  ) as beacon
$$;
revoke all on function studio.client_seed_of_draw from public;
grant execute on function studio.client_seed_of_draw to studio_app;
