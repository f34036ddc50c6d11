-- Up Migration

-- What members are to reach within a time, and what that gives (ADR 105). Texts are jsonb by language.
create schema mission;
grant usage on schema mission to platform_app;

create table mission.mission (
  mission_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  title jsonb not null,
  words jsonb not null,
  -- days of the site, both included
  first_day date not null,
  last_day date not null,
  -- how often it can be fulfilled: once, each day, each week from Monday on
  period text not null check (period in ('once', 'daily', 'weekly')),
  fact text not null check (fact in ('turnover', 'rounds', 'win', 'deposits', 'sign_ins')),
  -- minor units of turnover and deposits, a number of rounds and days, hundredths of the stake of a win
  target bigint not null check (target > 0),
  -- the games that count; null: of every hall, of every provider
  gt_id smallint check (gt_id between 2 and 9),
  gp_id text check (gp_id ~ '^GP[A-Z0-9]{2,3}$'),
  -- of a round that counts
  least_stake_minor bigint check (least_stake_minor > 0),
  amount_minor bigint not null check (amount_minor > 0),
  pays text not null check (pays in ('cash', 'bonus')),
  -- of the amount, what is to be played
  wagering_percent integer not null check (wagering_percent between 0 and 1000),
  -- of a bonus: its hall, and its days
  bonus_gt_id smallint check (bonus_gt_id between 2 and 9),
  bonus_days integer check (bonus_days between 1 and 90),
  budget_minor bigint not null check (budget_minor > 0),
  used_minor bigint not null default 0,
  created_at timestamptz not null,
  stopped_at timestamptz,
  check (first_day <= last_day),
  check (used_minor between 0 and budget_minor),
  check ((fact in ('rounds', 'win')) = (least_stake_minor is not null)),
  check (fact in ('turnover', 'rounds', 'win') or gt_id is null and gp_id is null),
  check ((pays = 'bonus') = (bonus_gt_id is not null) and (pays = 'bonus') = (bonus_days is not null))
);
create index mission_of_site on mission.mission (site_id, mission_id desc);
create index mission_running on mission.mission (site_id, currency, last_day) where stopped_at is null;
grant select, insert on mission.mission to platform_app;
grant update (stopped_at) on mission.mission to platform_app;

-- Who was given what, once for each period.
create table mission.claim (
  claim_id bigint generated always as identity primary key,
  mission_id bigint not null references mission.mission,
  member_id bigint not null references app.member,
  -- the first day of the period
  period_day date not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- the award or the bonus
  reward_id bigint not null,
  claimed_at timestamptz not null,
  unique (mission_id, member_id, period_day)
);
create index claim_of_member on mission.claim (member_id, claim_id desc);
create index claim_of_mission on mission.claim (mission_id, claim_id desc);
grant select on mission.claim to platform_app;

-- Down Migration
drop schema mission cascade;
