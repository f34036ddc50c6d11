-- Up Migration

-- People of the house. One who has no password yet cannot sign in.
create table app.operator (
  operator_id bigint generated always as identity primary key,
  account text not null check (account ~ '^[a-z][a-z0-9._-]{1,31}$'),
  name text not null check (btrim(name) <> ''),
  language text not null check (language in ('en_US', 'zh_CN', 'vi_VN')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  password_hash text,
  -- sealed; the second holds once a code of it was confirmed
  totp_secret text,
  totp_offered text,
  -- a code is taken once
  totp_last_step bigint not null default 0,
  -- empty: any address
  allowed_addresses inet[] not null default '{}',
  -- what is agreed to of an operator holds for this revision
  revision integer not null default 1,
  created_at timestamptz not null,
  last_signed_in_at timestamptz,
  unique (account)
);

create table app.role_permission (
  role text not null,
  permission text not null,
  primary key (role, permission)
);

-- What an operator holds, and where.
create table app.operator_assignment (
  operator_id bigint not null references app.operator,
  role text not null,
  -- null: all sites, those to come among them
  site_ids smallint[] check (cardinality(site_ids) > 0),
  currencies text[] check (cardinality(currencies) > 0),
  -- decimal amounts by currency
  amount_limit jsonb,
  valid_until timestamptz,
  primary key (operator_id, role)
);

create table app.operator_session (
  operator_session_id bigint generated always as identity primary key,
  operator_id bigint not null references app.operator,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- when who sits there last proved who they are
  proved_at timestamptz not null,
  remote_address inet not null,
  user_agent text not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'ended', 'password', 'disabled', 'invited')),
  check ((ended_at is null) = (end_reason is null))
);
create index operator_session_open on app.operator_session (operator_id) where ended_at is null;
create index operator_session_used on app.operator_session (last_used_at desc, operator_session_id desc) where ended_at is null;

-- Tries at a password or a code, by what was typed as an account: those that nobody has freeze alike.
create table app.operator_attempt (
  account text primary key,
  failures integer not null,
  since timestamptz not null,
  frozen_until timestamptz
);

create table app.operator_invitation (
  operator_id bigint primary key references app.operator,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('support', array['member.read', 'member.read_personal', 'member.edit', 'member.freeze', 'money.read', 'transfer.ask']),
  ('maker', array['member.read', 'money.read', 'transfer.ask', 'balance.adjust', 'request.read']),
  ('checker', array['member.read', 'money.read', 'balance.approve', 'request.read']),
  ('risk', array['member.read', 'member.read_personal', 'member.freeze', 'money.read', 'log.read']),
  ('kyc', array['member.read', 'member.read_personal', 'member.edit']),
  ('promotions', array['member.read']),
  ('agents', array['member.read']),
  ('finance', array['member.read', 'money.read', 'transfer.ask', 'request.read']),
  ('compliance', array['member.read', 'member.read_personal', 'money.read', 'operator.read', 'operator.approve', 'request.read', 'log.read', 'log.check']),
  ('auditor', array['member.read', 'money.read', 'operator.read', 'request.read', 'log.read', 'log.check']),
  ('administrator', array['operator.read', 'operator.edit', 'operator.approve', 'request.read', 'log.read', 'log.check'])
) seed (role, permissions);
revoke insert, update, delete, truncate on app.role_permission from platform_app;
