-- Up Migration

-- A member who was taken over from an older platform has neither a name nor a withdraw password until they set both.
alter table app.member
  add column from_older_platform boolean not null default false,
  add check (not from_older_platform or (member_name = '' and withdraw_password_hash is null));

-- Down Migration
alter table app.member drop column from_older_platform;
