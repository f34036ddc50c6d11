-- Up Migration

-- Whether a device that the member has never come in with has to answer a question about the member.
alter table app.access_policy add column double_validation boolean not null default false;

-- A login whose password was right, until its question is answered.
create table app.double_validation (
  login_hash bytea primary key,
  site_id integer not null,
  member_id bigint not null references app.member on delete cascade,
  -- SHA-256 of the password's hash: another password makes the login void
  credential_hash bytea not null,
  device_hash bytea,
  -- what may still be asked; the first is being asked
  questions text[] not null check (cardinality(questions) > 0),
  -- counted before an answer is looked at
  wrong_answers smallint not null default 0,
  judged_since timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index double_validation_member on app.double_validation (member_id, created_at);
create index double_validation_created on app.double_validation (created_at);

-- Down Migration
drop table app.double_validation;
alter table app.access_policy drop column double_validation;
