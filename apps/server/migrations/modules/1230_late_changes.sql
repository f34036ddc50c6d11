-- Up Migration

-- On which day of the site a round counted when it closed; null of those that closed before this was kept.
alter table play.round add column counted_on date;

-- What became known of rounds that had been counted before, by the day on which they counted: day_change says on which
-- day it became known, and not of which it is.
create table play.late_change (
  site_id integer not null,
  known_on date not null,
  of_day date not null,
  currency text not null,
  member_id bigint not null,
  gp_id text not null,
  gt_id smallint not null,
  cash_stake_minor numeric not null,
  cash_payout_minor numeric not null,
  valid_turnover_minor numeric not null,
  primary key (site_id, known_on, of_day, currency, member_id, gp_id, gt_id),
  check (of_day <= known_on)
) with (fillfactor = 80);
create index late_change_of_day on play.late_change (site_id, of_day, currency, member_id);

-- of what there was nobody knows the day any more: it stays with the one on which it became known
insert into play.late_change
select site_id, day, day, currency, member_id, gp_id, gt_id, sum(cash_stake_minor), sum(cash_payout_minor),
  sum(valid_turnover_minor)
from play.day_change group by site_id, day, currency, member_id, gp_id, gt_id;

grant select, insert, update on play.late_change to platform_app;

-- Down Migration
drop table play.late_change;
alter table play.round drop column counted_on;
