-- Up Migration

-- What a site's days came to, without the members: what reports add up. Written by triggers of play.day and
-- play.day_change alone, in the statement that counts.
create table play.game_day (
  site_id integer not null,
  day date not null,
  currency text not null,
  gp_id text not null,
  gt_id smallint not null,
  game_code text not null,
  -- what became known on the day of rounds that had been counted before
  is_late boolean not null,
  rounds numeric not null,
  cash_stake_minor numeric not null,
  cash_payout_minor numeric not null,
  free_stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  -- of the members who played on the day: how many, and over them the sums of stake x stake, stake x payout and
  -- payout x payout, which say how far a return may lie from what was seen of it. 0 of what is late
  members bigint not null,
  stake_stake numeric not null,
  stake_payout numeric not null,
  payout_payout numeric not null,
  primary key (site_id, day, currency, gp_id, gt_id, game_code, is_late)
) with (fillfactor = 80);

-- The same without the games: who played, and what each member's days came to.
create table play.member_day (
  site_id integer not null,
  day date not null,
  currency text not null,
  member_id bigint not null,
  gp_id text not null,
  gt_id smallint not null,
  is_late boolean not null,
  rounds numeric not null,
  cash_stake_minor numeric not null,
  cash_payout_minor numeric not null,
  free_stake_minor numeric not null,
  valid_turnover_minor numeric not null,
  primary key (site_id, day, currency, member_id, gp_id, gt_id, is_late)
) with (fillfactor = 80);

-- The day on which a member's first round counted.
create table play.first_day (
  member_id bigint primary key,
  site_id integer not null,
  currency text not null,
  day date not null
);
create index first_day_of_site on play.first_day (site_id, day, member_id);

-- Figures of a game open down to its members, and those to their rounds.
create index day_of_game on play.day (site_id, gp_id, game_code, day, member_id, currency);
create index day_change_of_game on play.day_change (site_id, gp_id, game_code, day, member_id, currency);
create index round_of_member on play.round (member_id, closed_at desc, round_id desc, gp_id, game_code)
  where closed_at is not null;

insert into play.game_day
select site_id, day, currency, gp_id, gt_id, game_code, is_late, sum(rounds), sum(cash_stake_minor),
  sum(cash_payout_minor), sum(free_stake_minor), sum(valid_turnover_minor),
  count(*) filter (where not is_late),
  coalesce(sum(cash_stake_minor * cash_stake_minor) filter (where not is_late), 0),
  coalesce(sum(cash_stake_minor * cash_payout_minor) filter (where not is_late), 0),
  coalesce(sum(cash_payout_minor * cash_payout_minor) filter (where not is_late), 0)
from (select *, false as is_late from play.day union all select *, true from play.day_change) known
group by site_id, day, currency, gp_id, gt_id, game_code, is_late;

insert into play.member_day
select site_id, day, currency, member_id, gp_id, gt_id, is_late, sum(rounds), sum(cash_stake_minor),
  sum(cash_payout_minor), sum(free_stake_minor), sum(valid_turnover_minor)
from (select *, false as is_late from play.day union all select *, true from play.day_change) known
group by site_id, day, currency, member_id, gp_id, gt_id, is_late;

insert into play.first_day
select member_id, min(site_id), min(currency), min(day) from play.day group by member_id;

grant select on play.game_day, play.member_day, play.first_day to platform_app;

insert into app.role_permission (role, permission)
select role, 'report.read' from unnest(array['finance', 'compliance', 'auditor']) role;

-- Down Migration
delete from app.role_permission where permission = 'report.read';
drop trigger day_counted on play.day;
drop trigger day_corrected on play.day;
drop trigger change_counted on play.day_change;
drop trigger change_corrected on play.day_change;
drop function play.keep_sums, play.check_sums;
drop index play.round_of_member, play.day_change_of_game, play.day_of_game;
drop table play.first_day, play.member_day, play.game_day;
