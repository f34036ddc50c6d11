-- Up Migration

-- Systems of operators that ask by signed requests, and the sites that they may speak for.
create table app.operator_system (
  operator_id text not null check (operator_id ~ '^[\w.-]{1,64}$'),
  key_id text not null check (key_id ~ '^[\w.-]{1,64}$'),
  name text not null,
  -- sealed under a key of DATA_KEYS
  secret text not null check (length(secret) >= 16),
  site_ids integer[] not null check (cardinality(site_ids) > 0),
  is_active boolean not null default true,
  primary key (operator_id, key_id)
);

-- Nonces of signed requests, for as long as their timestamps are taken.
create table app.operator_nonce (
  operator_id text not null,
  key_id text not null,
  nonce text not null,
  spent_at timestamptz not null,
  primary key (operator_id, key_id, nonce)
);
create index operator_nonce_spent on app.operator_nonce (spent_at);

-- One-time codes with which a member comes from an operator's system.
create table app.login_code (
  code_hash bytea primary key,
  site_id integer not null,
  member_id bigint not null references app.member on delete cascade,
  operator_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_code_member on app.login_code (member_id);
create index login_code_created on app.login_code (created_at);

-- Down Migration
drop table app.login_code, app.operator_nonce, app.operator_system;
