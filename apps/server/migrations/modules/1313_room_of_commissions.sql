-- Up Migration

-- What the house's edge leaves for commissions on turnover in a hall, in hundredths of a percent: of the game that keeps
-- least, less the highest rebate there. Below zero where rebates alone are more. No row where no game says what it returns.
create table agency.period_room (
  period_id bigint not null references agency.period,
  currency text not null,
  gt_id smallint not null,
  room_bp integer not null,
  primary key (period_id, currency, gt_id)
);
grant select on agency.period_room to platform_app;

-- Down Migration
drop table agency.period_room;
