-- Up Migration

-- A spin as `studio.play_rounds` takes it: drawn already, from the seeds that the studio last saw.
create type studio.spin as (
  player_id bigint,
  session_id uuid,
  round_id uuid,
  client_round_id text,
  game_code text,
  bet jsonb,
  mathematics text,
  outcome jsonb,
  jackpot jsonb,
  stake_minor bigint,
  payout_minor bigint,
  seed_id bigint,
  client_seed text,
  nonce integer,
  -- what a seamless player's operator is asked for; null elsewhere
  call jsonb,
  lease_until timestamptz,
  played_at timestamptz
);
create type studio.spin_answer as (verdict text, balance_minor bigint);

-- An operator's answer that settles a round, as `studio.settle_calls` takes it.
create type studio.settlement as (
  transaction_id text,
  answer jsonb,
  balance_minor bigint,
  ended_at timestamptz
);

-- The feed is of rounds that were played where the money is kept here: no other has a place in it.
create index round_feed_idx on studio.round (ended_xid, round_id) where state = 'settled' and ended_xid is not null;
drop index studio.round_ended_idx;

-- Written over with each spin, in columns that no index has: room on the page keeps the indexes out of it.
alter table studio.player set (fillfactor = 70);
alter table studio.seed_pair set (fillfactor = 70);
