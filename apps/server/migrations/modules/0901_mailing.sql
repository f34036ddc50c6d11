-- Up Migration

-- Letters that an operator has written to many, or to one, to be sent at a time. Whom they are for is looked up when they
-- are sent, in parts: what was sent of one is told by the last member who has it.
create table app.mailing (
  mailing_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  audience jsonb not null,
  title jsonb not null,
  content jsonb not null,
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'stopped')),
  after_member_id bigint not null default 0,
  -- how many have it; null: all of the site, of whom nobody keeps count
  reached integer default 0 check (reached >= 0),
  operator_id bigint not null,
  operator_account text not null,
  reason text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('sent', 'stopped')) = (ended_at is not null))
);
create index mailing_due on app.mailing (due_at) where state in ('waiting', 'sending');
create index mailing_of_site on app.mailing (site_id, mailing_id desc);

alter table app.letter add column mailing_id bigint references app.mailing;
-- nobody has the same letter twice, whatever happened while it was sent
create unique index letter_once on app.letter (mailing_id, coalesce(member_id, 0)) where mailing_id is not null;

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('support', array['letter.read', 'letter.send']),
  ('promotions', array['letter.read', 'letter.send']),
  ('auditor', array['letter.read'])
) seed (role, permissions);

-- Down Migration
delete from app.role_permission where permission in ('letter.read', 'letter.send');
drop index app.letter_once;
alter table app.letter drop column mailing_id;
drop table app.mailing;
