-- Up Migration

-- Rounds of providers that hold the money, as their feeds tell of them; for the members' records alone.
create table app.provider_round (
  gp_id text not null references app.provider_connection,
  round_id text not null,
  member_id bigint not null references app.member,
  game_code text not null,
  currency text not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  ended_at timestamptz not null,
  primary key (gp_id, round_id)
);
create index provider_round_of_member on app.provider_round (member_id, gp_id, ended_at desc, round_id desc);

-- Down Migration
drop table app.provider_round;
