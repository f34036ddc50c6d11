-- Up Migration

-- Which of the member's devices a session runs on.
alter table app.session add column device_hash bytea;

-- Every login and every try that failed, by account: a try at an account that nobody has is written as all are, so that
-- the time of an answer does not tell, and is swept soon.
create table app.login_record (
  login_record_id bigint generated always as identity primary key,
  site_id integer not null,
  member_account text not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('in', 'wrong_password', 'frozen', 'disabled', 'unknown_device', 'address_refused')),
  remote_address inet,
  user_agent text not null default '',
  device_hash bytea,
  -- false for a try at an account that nobody had
  has_member boolean not null
);
create index login_record_of_account on app.login_record (site_id, member_account, login_record_id desc);
create index login_record_at on app.login_record (at);
create index login_record_of_nobody on app.login_record (at) where not has_member;

-- Down Migration
drop table app.login_record;
alter table app.session drop column device_hash;
