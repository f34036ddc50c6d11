-- Up Migration
create schema play;
grant usage on schema play to platform_app;

-- Every round of every provider as it was last counted.
create table play.round (
  gp_id text not null,
  member_id bigint not null,
  round_id text not null,
  -- by a provider that holds the money; rounds of the others are the ledger's
  is_told boolean not null,
  site_id integer not null,
  -- 0: a game that the site listed in no hall
  gt_id smallint not null check (gt_id = 0 or gt_id between 2 and 9),
  game_code text not null,
  currency text not null,
  bet_count integer not null,
  cash_stake_minor bigint not null,
  cash_payout_minor bigint not null,
  free_stake_minor bigint not null,
  valid_turnover_minor bigint not null,
  opened_at timestamptz not null,
  -- null while it is open
  closed_at timestamptz,
  -- how often it was counted: 0 while it is open, 1 when it has closed, one more with each later change
  revision integer not null,
  primary key (gp_id, member_id, round_id, is_told),
  check (valid_turnover_minor between 0 and greatest(cash_stake_minor, 0)),
  check ((closed_at is null) = (revision = 0))
) with (fillfactor = 80);

-- What rounds came to when they closed, by the day of the site on which they did. Sums of a day may be more than a round
-- can hold.
create table play.day (
  site_id integer not null,
  day date not null,
  member_id bigint not null,
  gp_id text not null,
  gt_id smallint not null,
  game_code text not null,
  currency text not null,
  rounds bigint not null,
  cash_stake_minor numeric not null,
  cash_payout_minor numeric not null,
  free_stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  primary key (site_id, day, member_id, gp_id, gt_id, game_code, currency)
) with (fillfactor = 80);
create index day_of_member on play.day (member_id, day);

-- What rounds that had been counted came to differ by, by the day on which that became known.
create table play.day_change (like play.day including constraints including storage);
alter table play.day_change set (fillfactor = 80),
  add primary key (site_id, day, member_id, gp_id, gt_id, game_code, currency);
create index day_change_of_member on play.day_change (member_id, day);

-- How far the facts are. All transactions of the ledger up to counted_to are in them, and whatever was played before
-- counted_until. The mark is the place that is counted up to next.
create table play.progress (
  only_row boolean primary key default true check (only_row),
  counted_to bigint not null default 0,
  counted_until timestamptz,
  mark_to bigint not null default 0,
  mark_xid xid8 not null default '0',
  mark_at timestamptz,
  -- the last of the rounds told before there were facts that is in them; null once all are
  told_gp_id text default '',
  told_round_id text default '',
  check ((told_gp_id is null) = (told_round_id is null))
);
insert into play.progress default values;

grant select, insert, update on play.round, play.day, play.day_change to platform_app;
grant select, update on play.progress to platform_app;

-- Rounds that were closed without money, until they are counted.
create table seamless.closed_round (
  gp_id text not null,
  member_id bigint not null,
  round_id text not null,
  primary key (gp_id, member_id, round_id)
);
grant select, delete on seamless.closed_round to platform_app;

-- Rounds that were told, until they are counted.
create table app.told_round (
  gp_id text not null,
  round_id text not null,
  primary key (gp_id, round_id)
);

-- Down Migration
drop trigger provider_round_told on app.provider_round;
drop function app.keep_told_rounds;
drop table app.told_round, seamless.closed_round;
drop schema play cascade;
