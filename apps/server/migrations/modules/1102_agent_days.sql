-- Up Migration

-- What those placed under an agent played on a day of the site that is over, by hall. Written once for each day, when
-- nothing of it changes any more. A day counts for the agent whom a member had at its end.
create table agency.agent_day (
  agent_id bigint not null references app.member on delete cascade,
  day date not null,
  currency text not null references app.currency,
  gt_id smallint not null,
  rounds numeric not null,
  stake_minor numeric not null,
  payout_minor numeric not null,
  valid_turnover_minor numeric not null,
  primary key (agent_id, day, currency, gt_id)
);

-- The first day of a site that is not summed up yet.
create table agency.day_progress (
  site_id integer primary key references app.site,
  next_day date not null
);

grant select, insert on agency.agent_day to platform_app;
grant select, insert, update on agency.day_progress to platform_app;

-- Down Migration
drop table agency.day_progress, agency.agent_day;
