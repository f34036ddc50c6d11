-- Up Migration

-- What operators have put right of a month that was approved (ADR 98): a line of the next one that is closed.
create table agency.adjustment (
  adjustment_id bigint generated always as identity primary key,
  site_id integer not null references app.site,
  agent_id bigint not null references app.member,
  currency text not null references app.currency,
  -- below zero the agent loses
  amount_minor bigint not null check (amount_minor <> 0),
  -- of which month, and what the agent reads of it
  corrects_period_id bigint not null references agency.period,
  note text not null check (length(note) between 1 and 200),
  change_request_id bigint not null unique,
  made_at timestamptz not null,
  -- in which it is a line; null: the next one
  period_id bigint references agency.period
);
create index adjustment_of_period on agency.adjustment (period_id);
create index adjustment_waiting on agency.adjustment (site_id) where period_id is null;
grant select, insert on agency.adjustment to platform_app;

-- What is less is kept for the agent until a month in which it is more.
alter table agency.plan_version add column min_payout_minor bigint not null default 0 check (min_payout_minor >= 0);

alter table agency.commission_line drop constraint commission_line_kind_check,
  add constraint commission_line_kind_check check (
    kind in ('turnover', 'net_loss', 'cpa', 'differential', 'carry', 'before', 'adjustment', 'after')),
  drop constraint commission_line_amount_minor_check,
  add constraint commission_line_amount_minor_check check (
    amount_minor >= 0 or kind in ('before', 'adjustment', 'after'));

-- Down Migration
delete from agency.commission_line where kind in ('before', 'adjustment', 'after');
alter table agency.commission_line drop constraint commission_line_kind_check,
  add constraint commission_line_kind_check check (kind in ('turnover', 'net_loss', 'cpa', 'differential', 'carry')),
  drop constraint commission_line_amount_minor_check,
  add constraint commission_line_amount_minor_check check (amount_minor >= 0);
alter table agency.plan_version drop column min_payout_minor;
drop table agency.adjustment;
