-- Up Migration
do $$
begin
  if not exists (select from pg_roles where rolname = 'studio_app') then
    create role studio_app nologin;
  end if;
  -- lets the owner's connection become the restricted role with options=-c role=studio_app
  execute format('grant studio_app to %I', current_user);
end
$$;

create schema studio;
grant usage on schema studio to studio_app;

-- Somebody who plays at one provider in one currency. `transfer` and `demo` players have their money here,
-- `seamless` players at the operator.
create table studio.player (
  player_id bigint generated always as identity primary key,
  operator_id text not null,
  gp_id text not null,
  member_ref text not null,
  currency text not null,
  kind text not null check (kind in ('transfer', 'seamless', 'demo')),
  language text not null,
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  balance_version bigint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  unique (operator_id, gp_id, member_ref, currency),
  check (kind <> 'seamless' or balance_minor = 0)
);

-- Every change of a balance kept here; append-only.
create table studio.entry (
  entry_id bigint generated always as identity primary key,
  player_id bigint not null references studio.player,
  version bigint not null,
  amount_minor bigint not null,
  balance_after_minor bigint not null check (balance_after_minor >= 0),
  kind text not null check (kind in ('transfer_in', 'transfer_out', 'stake', 'payout', 'refund', 'demo')),
  reference text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (player_id, version)
);

-- The operator's transfers by its order number, with the answer that a repeat gets.
-- `question`: the order was asked for before it came; it is refused if it still comes.
create table studio.transfer_order (
  operator_id text not null,
  gp_id text not null,
  order_id text not null,
  kind text not null check (kind in ('transfer-in', 'transfer-out', 'transfer-out-all', 'question')),
  body_hash text not null,
  state text not null check (state in ('confirmed', 'rejected')),
  amount_minor bigint not null default 0,
  answer jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (operator_id, gp_id, order_id)
);

create table studio.spent_nonce (
  key_id text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (key_id, nonce)
);
create index on studio.spent_nonce (expires_at);

create table studio.launch_code (
  code_hash text primary key,
  player_id bigint not null references studio.player,
  game_code text not null,
  language text not null,
  lobby_url text,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table studio.game_session (
  session_id uuid primary key,
  token_hash text not null unique,
  player_id bigint not null references studio.player,
  game_code text not null,
  language text not null,
  lobby_url text,
  site_id integer,
  -- what the operator knows a seamless player's session by
  wallet_token text,
  started_at timestamptz not null default clock_timestamp(),
  used_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  end_reason text
);
create index on studio.game_session (player_id) where ended_at is null;

create table studio.seed_pair (
  seed_id bigint generated always as identity primary key,
  player_id bigint not null references studio.player,
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null,
  client_seed text not null,
  next_nonce integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  revealed_at timestamptz
);
create unique index on studio.seed_pair (player_id) where revealed_at is null;

create table studio.round (
  round_id uuid primary key,
  player_id bigint not null references studio.player,
  session_id uuid not null references studio.game_session,
  -- made by the player's browser: a repeat of the request finds this round
  client_round_id text not null,
  game_code text not null,
  bet jsonb not null,
  outcome jsonb not null,
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null check (payout_minor >= 0),
  seed_id bigint not null references studio.seed_pair,
  client_seed text not null,
  nonce integer not null,
  state text not null check (state in ('open', 'settled', 'void')),
  void_reason text,
  balance_after_minor bigint,
  opened_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- rounds are listed in the order in which their ends were committed
  ended_xid xid8,
  unique (player_id, client_round_id),
  check ((state = 'open') = (ended_at is null))
);
create unique index round_open_idx on studio.round (player_id) where state = 'open';
create index round_ended_idx on studio.round (ended_xid, round_id) where state = 'settled';
create index round_history_idx on studio.round (player_id, opened_at desc);

-- What is owed to a seamless operator: written with the round, deleted never, asked again until decided.
create table studio.wallet_call (
  transaction_id text primary key,
  round_id uuid not null references studio.round,
  method text not null check (method in ('bet-win', 'rollback')),
  body jsonb not null,
  state text not null check (state in ('pending', 'accepted', 'refused', 'replaced')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp()
);
create index on studio.wallet_call (next_attempt_at) where state = 'pending';
create index on studio.wallet_call (round_id);

grant select, insert on all tables in schema studio to studio_app;
grant update on studio.player, studio.launch_code, studio.game_session, studio.seed_pair, studio.round, studio.wallet_call to studio_app;
grant delete on studio.spent_nonce, studio.launch_code to studio_app;
grant usage on all sequences in schema studio to studio_app;
