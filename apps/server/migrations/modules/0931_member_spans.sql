-- Up Migration

-- What each member's play came to in a day, in eight days and in sixty-four, without providers, halls and games: any
-- time is a few of these, so that members are ranked by few rows. Spans begin at multiples of their length after
-- 1960-01-01. Written by the triggers that keep the other sums.
create table play.member_span (
  site_id integer not null,
  days smallint not null check (days in (1, 8, 64)),
  start date not null,
  member_id bigint not null,
  currency text not null,
  rounds numeric not null,
  cash_stake_minor numeric not null,
  cash_payout_minor numeric not null,
  valid_turnover_minor numeric not null,
  -- of payout less stake, what became known of rounds that had been counted before
  late_minor numeric not null,
  -- a round of theirs counted in it, and not only a change of an earlier one
  has_played boolean not null,
  primary key (site_id, days, start, member_id, currency)
) with (fillfactor = 80);

insert into play.member_span
select site_id, days, date '1960-01-01' + (day - date '1960-01-01') / days * days, member_id, currency, sum(rounds),
  sum(cash_stake_minor), sum(cash_payout_minor), sum(valid_turnover_minor),
  coalesce(sum(cash_payout_minor - cash_stake_minor) filter (where is_late), 0), bool_or(not is_late)
from play.member_day cross join unnest('{1,8,64}'::smallint[]) as days
group by 1, 2, 3, 4, 5;

grant select on play.member_span to platform_app;

-- Down Migration
drop table play.member_span;
