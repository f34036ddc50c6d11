-- Up Migration

-- What is switched off: a game of a provider, all of a provider, all play. No stake is taken there and no game started;
-- what is open is finished and paid.
create table app.play_stop (
  play_stop_id integer generated always as identity primary key,
  -- null: every provider
  gp_id text references app.provider_connection,
  -- null: every game
  game_code text,
  since timestamptz not null default clock_timestamp(),
  check (gp_id is not null or game_code is null)
);
create unique index play_stop_place on app.play_stop (coalesce(gp_id, ''), coalesce(game_code, ''));

-- Down Migration
drop table app.play_stop;
