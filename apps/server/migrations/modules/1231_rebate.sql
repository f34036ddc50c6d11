-- Up Migration

-- What members get back of their turnover, or of what they have lost (ADR 102).
create schema rebate;
grant usage on schema rebate to platform_app;

create table rebate.plan (
  plan_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  kind text not null check (kind in ('turnover', 'net_loss')),
  -- what is added up: a day of the site, or a week from Monday on
  period text not null check (period in ('day', 'week')),
  unique (site_id, currency, kind)
);
grant select, insert on rebate.plan to platform_app;

-- Never changed. In force from a day on, until the next one is; of those from one day on, the latest is.
create table rebate.version (
  plan_id bigint not null references rebate.plan,
  version integer not null check (version > 0),
  from_day date not null,
  -- amounts in minor units; no lines: nothing is given from that day on
  terms jsonb not null check (jsonb_typeof(terms -> 'lines') = 'array'),
  -- null: of the sandbox's sample data
  change_request_id bigint,
  created_at timestamptz not null,
  primary key (plan_id, version)
);
grant select, insert on rebate.version to platform_app;

-- A period of a plan that is over and was calculated, of the facts as they were known at the end of a day.
create table rebate.run (
  run_id bigint generated always as identity primary key,
  plan_id bigint not null references rebate.plan,
  version integer not null,
  first_day date not null,
  last_day date not null,
  known_day date not null,
  state text not null default 'calculated' check (state in ('calculated', 'approved', 'paid', 'voided')),
  members integer not null default 0,
  lines integer not null default 0,
  -- of these, what is different of runs before
  difference_lines integer not null default 0,
  -- what its lines come to, and what is given
  lines_minor numeric not null default 0,
  amount_minor numeric not null default 0,
  -- of all its lines: calculated again they are the same bytes
  output_hash bytea,
  calculated_at timestamptz not null,
  approved_at timestamptz,
  -- the operator's account; null: by the plan, up to its bound
  approved_by text,
  ended_at timestamptz,
  unique (plan_id, first_day),
  foreign key (plan_id, version) references rebate.version,
  check (first_day <= last_day and last_day <= known_day),
  check (state <> 'calculated' or approved_at is null),
  check ((state in ('paid', 'voided')) = (ended_at is not null))
);
create index run_at_work on rebate.run (run_id) where state = 'approved';

-- What came of it, append-only. Of the run's own period, or what is different of one before (`of_run_id`). In no hall (0)
-- is what a plan's least or most takes from a member's sum.
-- A run of a large site has millions of them, and one function writes them: nothing is looked up for each row.
create table rebate.line (
  of_run_id bigint not null,
  member_id bigint not null,
  gt_id smallint not null check (gt_id = 0 or gt_id between 2 and 9),
  -- empty: of the hall's providers without a line of their own
  gp_id text not null,
  run_id bigint not null,
  base_minor numeric not null,
  rate_bp integer not null,
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (of_run_id, member_id, gt_id, gp_id, run_id)
);
create index line_of_difference on rebate.line (run_id, member_id) where run_id <> of_run_id;

-- What a member gets of a run: the sum of their lines, and what was below zero before.
create table rebate.due (
  run_id bigint not null,
  member_id bigint not null,
  lines_minor bigint not null,
  carried_in_minor bigint not null check (carried_in_minor <= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  carried_on_minor bigint not null check (carried_on_minor <= 0),
  -- `waiting`: no bet is taken from the member; tried again from `retry_at` on
  state text not null check (state in ('nothing', 'due', 'waiting', 'claimable', 'paid', 'lapsed')),
  retry_at timestamptz,
  claim_until timestamptz,
  -- the award, or the grant of a bonus
  given_id bigint,
  ended_at timestamptz,
  primary key (run_id, member_id),
  check (lines_minor + carried_in_minor = amount_minor + carried_on_minor),
  check (amount_minor = 0 or carried_on_minor = 0),
  check ((state = 'nothing') = (amount_minor = 0)),
  check ((state = 'waiting') = (retry_at is not null)),
  check ((state = 'paid') = (given_id is not null)),
  check (state not in ('claimable', 'lapsed') or claim_until is not null)
) with (fillfactor = 80);
create index due_of_member on rebate.due (member_id, run_id desc);
create index due_open on rebate.due (run_id, member_id) where state = 'due';
create index due_waiting on rebate.due (retry_at) where state = 'waiting';
create index due_claimable on rebate.due (claim_until) where state = 'claimable';
create index due_carried on rebate.due (member_id, run_id) where carried_in_minor < 0 or carried_on_minor < 0;

grant select on rebate.run, rebate.line, rebate.due to platform_app;

-- Down Migration
drop schema rebate cascade;
