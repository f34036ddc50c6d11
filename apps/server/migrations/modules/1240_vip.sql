-- Up Migration

-- Levels of members by what they play and pay in (ADR 103).
create schema vip;
grant usage on schema vip to platform_app;

-- Never changed. In force from a day on, until the next one is; of those from one day on, the latest is.
create table vip.version (
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  version integer not null check (version > 0),
  from_day date not null,
  -- amounts in minor units; levels from the first one on
  terms jsonb not null check (jsonb_typeof(terms -> 'levels') = 'array'),
  -- null: of the sandbox's sample data
  change_request_id bigint,
  created_at timestamptz not null,
  primary key (site_id, currency, version)
);
grant select, insert on vip.version to platform_app;

-- Where a member stands who has a level, or had one.
create table vip.standing (
  member_id bigint primary key references app.member,
  site_id smallint not null,
  currency text not null,
  level smallint not null check (level >= 0),
  since_day date not null,
  -- they have less than the level asks for, and keep it until the end of this day
  keep_until date,
  -- in the window, as they were last added up
  turnover_minor numeric not null,
  deposit_minor numeric not null,
  added_up_at timestamptz not null
) with (fillfactor = 80);
create index standing_of_site on vip.standing (site_id, currency, level);

-- Every change of a level, append-only.
create table vip.step (
  step_id bigint generated always as identity primary key,
  member_id bigint not null references app.member,
  site_id smallint not null,
  currency text not null,
  -- of the site; from its end on a day has this level
  day date not null,
  from_level smallint not null,
  to_level smallint not null check (to_level <> from_level),
  version integer not null,
  made_at timestamptz not null
);
create index step_of_member on vip.step (site_id, currency, member_id, day desc, step_id desc);

-- What a member gets for reaching a level, once for each.
create table vip.gift (
  member_id bigint not null references app.member,
  level smallint not null check (level > 0),
  site_id smallint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  turnover_percent integer not null check (turnover_percent between 0 and 1000),
  -- tried from then on; null when it was given
  due_at timestamptz,
  award_id bigint,
  primary key (member_id, level),
  check ((due_at is null) = (award_id is not null))
) with (fillfactor = 80);
create index gift_due on vip.gift (due_at) where due_at is not null;

grant select on vip.standing, vip.step, vip.gift to platform_app;

-- Down Migration
drop schema vip cascade;
