-- Up Migration

-- What operators show beside their password. One is bound to the host name that it was made at.
create table app.operator_passkey (
  operator_passkey_id bigint generated always as identity primary key,
  operator_id bigint not null references app.operator,
  rp_id text not null,
  -- as the browser writes it, in base64url
  credential_id text not null unique,
  -- a COSE key
  public_key bytea not null,
  -- how often it was used, by its own count; 0 for one that does not count
  sign_count bigint not null,
  transports text[] not null,
  name text not null check (btrim(name) <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkey_of on app.operator_passkey (operator_id);

-- What was asked of a passkey; an answer to it is taken once.
create table app.operator_passkey_challenge (
  challenge text primary key,
  operator_id bigint not null references app.operator,
  purpose text not null check (purpose in ('register', 'prove')),
  expires_at timestamptz not null
);

-- Down Migration
drop table app.operator_passkey_challenge, app.operator_passkey;
