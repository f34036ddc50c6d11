-- Up Migration

-- Chains of a public randomness beacon that draws have been bound to. What was said of one stays said.
create table studio.beacon_chain (
  chain_hash text primary key check (chain_hash ~ '^[0-9a-f]{64}$'),
  public_key text not null check (public_key ~ '^[0-9a-f]{192}$'),
  -- Unix time of round 1
  genesis_seconds integer not null check (genesis_seconds >= 0),
  period_seconds integer not null check (period_seconds > 0),
  first_used_at timestamptz not null default clock_timestamp()
);

-- Rounds whose signature the studio has verified. The latest one says how late it is at least, whatever a clock says.
create table studio.beacon_round (
  chain_hash text not null references studio.beacon_chain,
  round integer not null check (round > 0),
  signature text not null check (signature ~ '^[0-9a-f]{96}$'),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (chain_hash, round)
);
create index beacon_round_age_idx on studio.beacon_round (seen_at);

-- Which round counts is said when a draw closes. Draws that closed without one stay without.
alter table studio.draw
  add column beacon_chain text references studio.beacon_chain,
  add column beacon_round integer,
  add check ((beacon_chain is null) = (beacon_round is null)),
  add check (state <> 'open' or beacon_round is null),
  add check (beacon_round is null or early_chain_id is null);
create index draw_beacon_idx on studio.draw (beacon_chain, beacon_round) where beacon_round is not null;

grant select, insert on studio.beacon_chain, studio.beacon_round to studio_app;
grant delete on studio.beacon_round to studio_app;
