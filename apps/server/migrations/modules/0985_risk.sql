-- Up Migration
create schema risk;
grant usage on schema risk to platform_app;

-- What a site asks before it pays out, version by version. What holds, or runs beside what holds, is never changed.
create table risk.rule_set (
  rule_set_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  version integer not null check (version > 0),
  revision integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'shadow', 'live', 'ended')),
  body jsonb not null,
  -- everybody who wrote of it; none: it came with the product
  writer_ids bigint[] not null,
  written_by bigint,
  written_by_account text,
  written_at timestamptz not null,
  published_by bigint,
  published_by_account text,
  published_at timestamptz,
  ended_at timestamptz,
  unique (site_id, version),
  check ((written_by is null) = (writer_ids = '{}')),
  check (published_by is null or not published_by = any (writer_ids)),
  check (state <> 'live' or published_at is not null),
  check ((state = 'ended') = (ended_at is not null))
);
create unique index rule_set_one on risk.rule_set (site_id, state) where state <> 'ended';
create index rule_set_held on risk.rule_set (site_id, published_at) where published_at is not null;

-- What rules look at is set aside for a member until then.
create table risk.snooze (
  member_id bigint not null,
  fact text not null,
  site_id smallint not null,
  until timestamptz not null,
  reason text not null,
  operator_id bigint not null,
  operator_account text not null,
  at timestamptz not null,
  primary key (member_id, fact)
);

-- When a member's password, or that for withdrawals, was changed last.
create table risk.password_change (
  member_id bigint primary key references app.member on delete cascade,
  at timestamptz not null
);

-- Null: not since this is noted.
alter table app.member_personal
  add column phone_changed_at timestamptz,
  add column name_changed_at timestamptz;

grant select on all tables in schema risk to platform_app;
grant insert, update on risk.rule_set to platform_app;
grant insert, update, delete on risk.snooze to platform_app;

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('risk', array['risk.read', 'risk.edit', 'request.read']),
  ('compliance', array['risk.read', 'risk.approve']),
  ('finance', array['risk.read']),
  ('auditor', array['risk.read'])
) seed (role, permissions)
on conflict do nothing;

-- Down Migration
delete from app.role_permission where permission in ('risk.read', 'risk.edit', 'risk.approve')
  or (role, permission) = ('risk', 'request.read');
alter table app.member_personal drop column phone_changed_at, drop column name_changed_at;
drop trigger if exists password_changed on app.member;
drop schema risk cascade;
