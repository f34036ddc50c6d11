-- Up Migration

-- Calendars in which members sign in day by day (ADR 90). What a time gives is an award (`promo.award`).
create extension if not exists btree_gist with schema public;
create schema signin;
grant usage on schema signin to platform_app;

create table signin.calendar (
  calendar_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  -- days of the site, both included
  first_day date not null,
  last_day date not null,
  -- what each time gives, the first one first; as many as there are days
  rewards_minor bigint[] not null,
  turnover_percent integer not null check (turnover_percent between 0 and 1000),
  -- what a day asks for before it can be signed in for; zero: nothing
  deposit_minor bigint not null check (deposit_minor >= 0),
  turnover_minor bigint not null check (turnover_minor >= 0),
  budget_minor bigint not null check (budget_minor > 0),
  used_minor bigint not null default 0,
  created_at timestamptz not null,
  stopped_at timestamptz,
  check (first_day <= last_day),
  check (cardinality(rewards_minor) = last_day - first_day + 1 and 0 < all (rewards_minor)),
  check (used_minor between 0 and budget_minor),
  exclude using gist (site_id with =, currency with =, daterange(first_day, last_day, '[]') with &&)
    where (stopped_at is null)
);
create index calendar_of_site on signin.calendar (site_id, calendar_id desc);
grant select, insert on signin.calendar to platform_app;
grant update (stopped_at) on signin.calendar to platform_app;

create table signin.visit (
  calendar_id bigint not null references signin.calendar,
  member_id bigint not null references app.member,
  day date not null,
  -- the first one is 1
  time integer not null check (time > 0),
  amount_minor bigint not null check (amount_minor > 0),
  award_id bigint not null,
  visited_at timestamptz not null,
  primary key (calendar_id, member_id, day),
  unique (calendar_id, member_id, time)
);
grant select on signin.visit to platform_app;

insert into app.role_permission (role, permission)
select role, unnest(permissions) from (values
  ('promotions', array['promotion.read', 'promotion.edit']),
  ('maker', array['promotion.read', 'promotion.edit']),
  ('checker', array['promotion.read', 'promotion.approve']),
  ('finance', array['promotion.read']),
  ('support', array['promotion.read']),
  ('auditor', array['promotion.read'])
) seed (role, permissions)
on conflict do nothing;

-- Down Migration
delete from app.role_permission where permission in ('promotion.read', 'promotion.edit', 'promotion.approve');
drop schema signin cascade;
