-- Up Migration

-- Rounds that an operator gives a player: they cost nothing, and what they win is told to the operator.
create table studio.free_grant (
  free_id bigint generated always as identity primary key,
  operator_id text not null,
  gp_id text not null,
  -- the operator's
  grant_id text not null,
  -- what was asked for; a repetition must be the same
  body_hash text not null,
  -- rejected: refused, or asked about before it came
  state text not null check (state in ('given', 'cancelled', 'rejected')),
  player_id bigint references studio.player,
  game_code text,
  stake_minor bigint check (stake_minor > 0),
  round_count integer check (round_count > 0),
  expires_at timestamptz,
  -- rounds that were begun, those that the operator refused aside
  used_count integer not null default 0,
  -- of rounds that the operator has counted
  won_minor bigint not null default 0 check (won_minor >= 0),
  created_at timestamptz not null,
  unique (operator_id, gp_id, grant_id),
  check (state = 'rejected' or (player_id, game_code, stake_minor, round_count, expires_at) is not null),
  check (used_count between 0 and coalesce(round_count, 0))
);
create index free_grant_of_player on studio.free_grant (player_id, game_code) where state = 'given';
grant select, insert on studio.free_grant to studio_app;
grant update (state, used_count, won_minor) on studio.free_grant to studio_app;

-- The grant that paid for the round.
alter table studio.round add column free_id bigint references studio.free_grant;

alter table studio.wallet_call drop constraint wallet_call_method_check;
alter table studio.wallet_call add constraint wallet_call_method_check
  check (method in ('bet-win', 'bet', 'win', 'jackpot-win', 'free-round', 'rollback'));

-- Down Migration
alter table studio.wallet_call drop constraint wallet_call_method_check;
alter table studio.wallet_call add constraint wallet_call_method_check
  check (method in ('bet-win', 'bet', 'win', 'jackpot-win', 'rollback'));
alter table studio.round drop column free_id;
drop table studio.free_grant;
