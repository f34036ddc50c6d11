-- Up Migration
create schema seamless;
grant usage on schema seamless to platform_app;

-- One-time codes in launch addresses, the latest of each member. Only hashes are kept, of codes and of session tokens.
create table seamless.launch_code (
  code_hash bytea primary key,
  gp_id text not null references app.provider_connection,
  member_id bigint not null references app.member,
  site_id integer not null,
  currency text not null references app.currency,
  language text not null,
  game_code text not null,
  game_session_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_code_member on seamless.launch_code (member_id);

-- Kept after they end: a win may come long after the last bet.
create table seamless.session (
  token_hash bytea primary key,
  gp_id text not null,
  member_id bigint not null references app.member,
  site_id integer not null,
  currency text not null,
  game_code text not null,
  game_session_id uuid not null,
  main_account_id bigint not null,
  ggr_account_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_member on seamless.session (member_id) where ended_at is null;
create index session_of_provider on seamless.session (member_id, gp_id);

-- What was staked and paid in a round, for the member's and the operator's records. Money is in the ledger.
create table seamless.round (
  gp_id text not null,
  member_id bigint not null,
  round_id text not null,
  site_id integer not null,
  game_code text not null,
  currency text not null,
  stake_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  is_closed boolean not null default false,
  opened_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (gp_id, member_id, round_id)
) with (fillfactor = 80);

-- Answers to rollbacks. A row without a wallet transaction is a tombstone: there was nothing to take back,
-- and a transaction that still arrives under that id is refused.
create table seamless.rollback (
  gp_id text not null,
  member_id bigint not null,
  reference_transaction_id text not null,
  transaction_id text not null,
  request_hash bytea not null,
  wallet_transaction_id bigint,
  cash_after_minor bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (gp_id, member_id, reference_transaction_id),
  unique (gp_id, transaction_id)
);

-- One request of a provider that changes something, as execute_many takes it (a JSON array of them).
-- stake_minor goes from the member to the provider, payout_minor the other way; an adjustment is a payout
-- that may be negative. Hashes are hex.
create type seamless.operation as (
  method text, gp_id text, transaction_id text, request_hash text, token_hash text, member_ref text,
  site_id integer, currency text, game_code text, round_id text, round_closed boolean,
  stake_minor bigint, payout_minor bigint, reference_transaction_id text, note jsonb
);
create type seamless.answer as (
  status text, wallet_transaction_id bigint, cash_minor bigint, currency text, replayed boolean, applied boolean
);

grant select on all tables in schema seamless to platform_app;

-- Down Migration
drop schema seamless cascade;
