-- Up Migration

-- Tries to prove oneself without the password, by the account that was named, whether a member has it or not.
create table app.recovery_attempt (
  recovery_attempt_id bigint generated always as identity primary key,
  site_id integer not null,
  way text not null check (way in ('details', 'sms')),
  member_account text not null,
  address_block cidr not null,
  created_at timestamptz not null
);
create index recovery_attempt_account on app.recovery_attempt (site_id, member_account, created_at);
create index recovery_attempt_address on app.recovery_attempt (address_block, created_at);
create index recovery_attempt_created on app.recovery_attempt (created_at);

-- What somebody who has proved to be a member holds until the new password is set.
create table app.recovery_token (
  token_hash bytea primary key,
  site_id integer not null,
  member_id bigint not null references app.member on delete cascade,
  -- of the password that it was given for: another one has come since, and it is of no use
  password_mark bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index recovery_token_member on app.recovery_token (member_id);
create index recovery_token_created on app.recovery_token (created_at);

-- Down Migration
drop table app.recovery_token, app.recovery_attempt;
