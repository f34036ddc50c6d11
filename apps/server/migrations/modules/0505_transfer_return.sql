-- Up Migration

-- Money that its owner asked back while a round was open: since when, and when the provider is asked next.
alter table app.provider_member
  add column return_asked_at timestamptz,
  add column return_at timestamptz,
  add check ((return_asked_at is null) = (return_at is null));
create index provider_member_returning on app.provider_member (return_at) where return_at is not null;

-- Down Migration
drop index app.provider_member_returning;
alter table app.provider_member drop column return_asked_at, drop column return_at;
