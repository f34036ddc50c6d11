-- Up Migration

-- A bet on several draws of a shared table, one after the other. A plan that runs goes only forward to its end.
create table studio.plan (
  plan_id bigint generated always as identity primary key,
  player_id bigint not null references studio.player,
  session_id uuid not null references studio.game_session,
  game_code text not null,
  -- made by the player's browser: a repeat of the request finds this plan
  client_plan_id text not null,
  -- what each stake's part in its draw's seed is made of
  client_seed text not null,
  -- the bet of one draw, before it is raised
  bet jsonb not null,
  draws integer not null check (draws between 2 and 50),
  schedule text not null,
  ends_at_win boolean not null,
  win_stop_minor bigint check (win_stop_minor > 0),
  loss_stop_minor bigint check (loss_stop_minor > 0),
  -- as it was said before it began
  most_cost_minor bigint not null check (most_cost_minor > 0),
  state text not null default 'running' check (state in ('running', 'ended')),
  end_reason text,
  started_at timestamptz not null,
  -- draws that are missed are made up for until then
  lasts_until timestamptz not null,
  next_look_at timestamptz not null,
  ended_at timestamptz,
  unique (player_id, client_plan_id),
  check ((state = 'ended') = (end_reason is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
-- a player's stakes lie on one draw: a second plan would only stand in the first one's way
create unique index plan_running_idx on studio.plan (player_id) where state = 'running';
create index plan_due_idx on studio.plan (next_look_at) where state = 'running';
create index plan_of_player_idx on studio.plan (player_id, game_code, plan_id);

-- One stake of a plan on a draw, whoever takes it there.
create table studio.plan_stake (
  plan_id bigint not null references studio.plan,
  draw_number integer not null,
  round_id uuid not null unique references studio.round,
  primary key (plan_id, draw_number)
);
grant select, insert on studio.plan, studio.plan_stake to studio_app;
grant update (state, end_reason, ended_at, next_look_at) on studio.plan to studio_app;

-- Down Migration
do $$ begin
  if exists (select from studio.plan where state = 'running') then
    raise exception 'plans are running: they have to be ended before';
  end if;
end $$;
drop table studio.plan_stake;
drop table studio.plan;
