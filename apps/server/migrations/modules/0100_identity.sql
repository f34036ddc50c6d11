-- Up Migration

-- Whom to count as one visitor: an IPv4 address, or an IPv6 /64, which is what one line gets.
create function app.address_block(address inet) returns cidr
language sql immutable strict parallel safe as $$
  select case
    when family(address) = 4 then address::cidr
    when address <<= '::ffff:0:0/96' then substr(host(address), 8)::inet::cidr
    else network(set_masklen(address, 64))
  end
$$;

create table app.member (
  member_id bigint generated always as identity primary key,
  site_id integer not null references app.site,
  member_account text not null check (member_account = lower(member_account)),
  password_hash text not null,
  withdraw_password_hash text,
  currency text not null references app.currency,
  language text,
  member_type smallint not null default 1,
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- set by an operator; the freeze after failed logins is in app.login_attempt
  frozen_until timestamptz,
  wallet_status smallint not null default 1,
  cash_back_status smallint not null default 0,

  is_agent boolean not null default false,
  agent_active boolean not null default false,
  agent_type smallint not null default 0,
  agent_level smallint not null default 0,
  -- the agent above, or the member who recommended; at most one of the two
  agent_id bigint references app.member,
  recommender_id bigint references app.member,
  recommend_code text not null,

  member_name text not null default '',
  member_birthday date,
  member_email text not null default '',
  member_phone text not null default '',
  member_line text not null default '',
  member_others text not null default '',
  member_qq text not null default '',
  member_skype text not null default '',
  member_wechat text not null default '',
  member_fb text not null default '',
  member_zalo text not null default '',
  member_telegram text not null default '',
  member_whats_app text not null default '',
  identity_id text not null default '',

  first_login_to_change_password boolean not null default false,
  need_bank_account_deposit_verified boolean not null default false,
  registered_from inet,
  created_at timestamptz not null,
  last_login_at timestamptz,
  unique (site_id, member_account),
  unique (site_id, recommend_code),
  check (agent_id is null or recommender_id is null)
);
create index member_agent on app.member (agent_id) where agent_id is not null;
create index member_recommender on app.member (recommender_id) where recommender_id is not null;
create index member_registered_from on app.member (app.address_block(registered_from), created_at);

-- What a site wants to be unique among its members besides the account. A row exists only for
-- fields that were set to be unique when the member gave them.
create table app.member_unique_field (
  site_id integer not null,
  field text not null,
  value text not null,
  member_id bigint not null references app.member on delete cascade,
  primary key (site_id, field, value)
);
create index member_unique_field_member on app.member_unique_field (member_id);

create table app.member_device (
  member_id bigint not null references app.member on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  primary key (member_id, device_hash)
);

create table app.session (
  session_id uuid primary key,
  member_id bigint not null references app.member on delete cascade,
  site_id integer not null,
  token_hash bytea not null unique,
  token_issued_at timestamptz not null,
  -- the token before the last rotation, for calls that were in flight
  previous_token_hash bytea,
  previous_valid_until timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'replaced', 'idle', 'disabled', 'password_changed')),
  remote_address inet,
  user_agent text not null default '',
  -- what the body said of its device; kept, never believed
  claims jsonb not null default '{}',
  check ((ended_at is null) = (end_reason is null))
);
create unique index session_one_per_member on app.session (member_id) where ended_at is null;
create index session_previous_token on app.session (previous_token_hash) where previous_token_hash is not null;
create index session_last_used on app.session (site_id, last_used_at) where ended_at is null;
create index session_ended on app.session (ended_at) where ended_at is not null;
create index session_created_from on app.session (site_id, app.address_block(remote_address), created_at);

-- Sockets learn of an end when it commits, whichever process ended it.
create function app.announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', json_build_object('session_id', new.session_id, 'reason', new.end_reason)::text);
  return null;
end
$$;
create trigger session_ended after update of ended_at on app.session
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function app.announce_session_end();

-- A disabled member and one whose password changed have no session, whoever changes the row.
create function app.end_sessions_of_changed_member() returns trigger language plpgsql as $$
begin
  update app.session
     set ended_at = clock_timestamp(),
         end_reason = case when new.status = 'disabled' then 'disabled' else 'password_changed' end
   where member_id = new.member_id and ended_at is null;
  return null;
end
$$;
create trigger member_sessions_end after update of status, password_hash on app.member
  for each row when (new.status = 'disabled' or new.password_hash <> old.password_hash)
  execute function app.end_sessions_of_changed_member();

-- Failures by account, whether a member has it or not, so that answers do not tell.
create table app.login_attempt (
  site_id integer not null,
  member_account text not null,
  failed_at timestamptz[] not null default '{}',
  frozen_until timestamptz,
  updated_at timestamptz not null,
  primary key (site_id, member_account)
);
create index login_attempt_updated on app.login_attempt (updated_at);

create table app.captcha (
  token_hash bytea primary key,
  site_id integer not null,
  type smallint not null check (type in (1, 2)),
  kind text not null check (kind in ('svg', 'pow')),
  -- svg: SHA-256 of token and answer; pow: SHA-256 of the challenge's signature
  answer_hash bytea not null,
  address_block cidr not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index captcha_address on app.captcha (address_block, created_at);
create index captcha_created on app.captcha (created_at);

-- Who may log in or register from where. Without rows a site is open to everyone.
create table app.site_access_rule (
  site_access_rule_id bigint generated always as identity primary key,
  site_id integer not null,
  kind text not null check (kind in ('allow', 'deny', 'deny_country')),
  network cidr,
  country text check (country ~ '^[A-Z]{2}$'),
  check ((kind = 'deny_country') = (country is not null)),
  check ((kind = 'deny_country') = (network is null))
);
create index site_access_rule_site on app.site_access_rule (site_id);

-- A site without a row has the defaults.
create table app.access_policy (
  site_id integer primary key,
  known_devices_only boolean not null default false,
  -- distinct accounts that may log in from one address within a day
  max_accounts_per_address integer check (max_accounts_per_address > 0),
  -- registrations from one address: within a minute (996) and within a day (997)
  max_registrations_per_minute integer not null default 5 check (max_registrations_per_minute > 0),
  max_registrations_per_day integer not null default 50 check (max_registrations_per_day > 0)
);

create table app.register_setting (
  site_id integer not null,
  currency text not null references app.currency,
  name text not null,
  is_display boolean not null,
  is_required boolean not null,
  is_unique boolean not null,
  is_member_center boolean not null,
  is_verification boolean not null default false,
  is_member_center_verification boolean not null default false,
  primary key (site_id, currency, name)
);

create table app.agreement (
  site_id integer not null,
  language text not null,
  title text not null,
  content text not null,
  updated_at timestamptz not null,
  primary key (site_id, language)
);

-- Domains that an agent advertises; a registration there is the agent's.
create table app.agent_domain (
  agent_domain_id bigint generated always as identity primary key,
  site_id integer not null,
  host text not null check (host = lower(host)),
  agent_id bigint not null references app.member,
  currency text not null references app.currency,
  is_active boolean not null default true,
  unique (site_id, host)
);

-- Names and addresses that a site refuses at registration.
create table app.registration_blacklist (
  site_id integer not null,
  field text not null check (field in ('member_name', 'member_email', 'member_phone')),
  value text not null check (value = lower(value)),
  primary key (site_id, field, value)
);

-- Down Migration
drop table app.registration_blacklist, app.agent_domain, app.agreement, app.register_setting, app.access_policy, app.site_access_rule, app.captcha, app.login_attempt, app.session, app.member_device,
  app.member_unique_field, app.member;
drop function app.end_sessions_of_changed_member();
drop function app.announce_session_end();
drop function app.address_block(inet);
