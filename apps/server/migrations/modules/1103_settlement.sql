-- Up Migration

-- What agents earn by (ADR 89). A version is never changed; lines are as the wire has them.
create table agency.plan (
  plan_id bigint generated always as identity primary key,
  site_id integer not null references app.site,
  name text not null check (length(name) between 1 and 80)
);
create table agency.plan_version (
  plan_id bigint not null references agency.plan,
  version integer not null check (version > 0),
  currency text not null references app.currency,
  -- a member with so much valid turnover in a month is active
  active_turnover_minor bigint not null check (active_turnover_minor >= 0),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  change_request_id bigint not null,
  created_at timestamptz not null,
  primary key (plan_id, version)
);

-- By which plan an agent earns from a month on, the first day of which is said; without one: by none.
create table agency.agent_plan (
  agent_id bigint not null references app.member on delete cascade,
  from_month date not null check (extract(day from from_month) = 1),
  plan_id bigint,
  version integer,
  change_request_id bigint not null,
  primary key (agent_id, from_month),
  foreign key (plan_id, version) references agency.plan_version,
  check ((plan_id is null) = (version is null))
);

-- A month of a site, in days of the site.
create table agency.period (
  period_id bigint generated always as identity primary key,
  site_id integer not null references app.site,
  month date not null check (extract(day from month) = 1),
  state text not null default 'open'
    check (state in ('open', 'closed', 'calculated', 'reviewing', 'approved', 'paid', 'voided')),
  -- how often it was calculated
  calculations integer not null default 0,
  -- of what was frozen, and of what came of it
  input_hash bytea,
  output_hash bytea,
  closed_at timestamptz,
  changed_at timestamptz not null,
  check ((input_hash is null) = (calculations = 0) and (output_hash is null) = (calculations = 0)),
  check ((state = 'open') = (closed_at is null))
);
create unique index period_of_month on agency.period (site_id, month) where state <> 'voided';

-- Frozen when a period closes, by agency.freeze alone: who was above whom at its end,
create table agency.period_tree (
  period_id bigint not null references agency.period,
  ancestor_id bigint not null,
  descendant_id bigint not null,
  distance smallint not null,
  primary key (period_id, ancestor_id, descendant_id)
);
-- who earns by which plan,
create table agency.period_plan (
  period_id bigint not null references agency.period,
  agent_id bigint not null,
  plan_id bigint not null,
  version integer not null,
  primary key (period_id, agent_id)
);
-- what each member played on the days that counted for an agent, by hall,
create table agency.period_input (
  period_id bigint not null references agency.period,
  agent_id bigint not null,
  member_id bigint not null,
  currency text not null,
  gt_id smallint not null,
  stake_minor numeric not null,
  payout_minor numeric not null,
  valid_turnover_minor numeric not null,
  primary key (period_id, agent_id, member_id, currency, gt_id)
);
-- what the house gave them: awards, and bonuses that became cash,
create table agency.period_cost (
  period_id bigint not null references agency.period,
  agent_id bigint not null,
  member_id bigint not null,
  currency text not null,
  cost_minor numeric not null,
  primary key (period_id, agent_id, member_id, currency)
);
-- whose days after their first deposit ended in it,
create table agency.period_first (
  period_id bigint not null references agency.period,
  agent_id bigint not null,
  member_id bigint not null,
  deposit_minor bigint not null,
  valid_turnover_minor numeric not null,
  primary key (period_id, member_id)
);
-- and whom agents share a device or a payout account with.
create table agency.period_flag (
  period_id bigint not null references agency.period,
  agent_id bigint not null,
  member_id bigint not null,
  reason text not null check (reason in ('device', 'payout_account')),
  primary key (period_id, agent_id, member_id, reason)
);

-- What came of it.
create table agency.statement (
  period_id bigint not null references agency.period,
  agent_id bigint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  state text not null default 'due' check (state in ('due', 'held', 'paid')),
  held_for text[] not null default '{}',
  paid_at timestamptz,
  primary key (period_id, agent_id),
  check ((state = 'paid') = (paid_at is not null)),
  check (state <> 'held' or cardinality(held_for) > 0)
);
create index statement_of_agent on agency.statement (agent_id, period_id desc);
create table agency.commission_line (
  period_id bigint not null,
  agent_id bigint not null,
  seq integer not null check (seq > 0),
  kind text not null check (kind in ('turnover', 'net_loss', 'cpa', 'differential')),
  pool text not null,
  source_agent_id bigint not null,
  -- of cpa: for whom
  member_id bigint,
  base_minor bigint not null,
  rate_bp integer not null check (rate_bp >= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  -- of the formula, in minor units
  terms jsonb not null,
  primary key (period_id, agent_id, seq),
  foreign key (period_id, agent_id) references agency.statement on delete cascade
);
create table agency.carry (
  period_id bigint not null references agency.period,
  agent_id bigint not null,
  pool text not null,
  -- losses that go on, the oldest first
  parts jsonb not null,
  primary key (period_id, agent_id, pool)
);
-- A member is paid for once.
create table agency.paid_first (
  member_id bigint primary key,
  period_id bigint not null references agency.period
);

-- What agents moved to their main wallets.
create table agency.transfer (
  transfer_id bigint generated always as identity primary key,
  member_id bigint not null references app.member,
  client_key text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  made_at timestamptz not null,
  unique (member_id, client_key)
);

grant select on agency.plan, agency.plan_version, agency.agent_plan, agency.period, agency.period_tree,
  agency.period_plan, agency.period_input, agency.period_cost, agency.period_first, agency.period_flag, agency.statement,
  agency.commission_line, agency.carry, agency.paid_first, agency.transfer to platform_app;
grant insert on agency.plan, agency.plan_version, agency.agent_plan, agency.period to platform_app;
grant update on agency.period to platform_app;
grant insert, delete on agency.statement, agency.commission_line, agency.carry to platform_app;
grant update (state, held_for) on agency.statement to platform_app;

-- Down Migration
drop table agency.transfer, agency.paid_first, agency.carry, agency.commission_line, agency.statement, agency.period_flag,
  agency.period_first, agency.period_cost, agency.period_input, agency.period_plan, agency.period_tree, agency.period,
  agency.agent_plan, agency.plan_version, agency.plan;
