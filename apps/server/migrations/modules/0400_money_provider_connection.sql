-- Up Migration

-- How a provider is reached and how both sides sign. One row per provider, for all sites.
create table app.provider_connection (
  gp_id text primary key,
  wallet_kind text not null check (wallet_kind in ('transfer', 'seamless')),
  -- where we call the provider: `<base_url>/provider/v1/<method>`
  base_url text not null,
  -- seamless: the address that a game opens at; transfer providers answer one for each launch
  launch_url text not null,
  operator_id text not null,
  key_id text not null,
  secret text not null check (length(secret) >= 16),
  -- in maintenance from start until end; without an end until an operator says otherwise
  maintenance_start timestamptz,
  maintenance_end timestamptz,
  is_active boolean not null default true,
  -- games are listed in app.game; a provider for outside tools has none and takes any code
  has_catalogue boolean not null default true,
  -- what a signed request names; it tells which provider calls
  unique (operator_id, key_id),
  check (maintenance_end is null or maintenance_start < maintenance_end)
);

-- A member as a provider that holds money knows them, with the balance it last told us.
create table app.provider_member (
  gp_id text not null references app.provider_connection,
  member_id bigint not null references app.member,
  currency text not null references app.currency,
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  balance_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, gp_id)
);

-- Down Migration
drop table app.provider_member, app.provider_connection;
