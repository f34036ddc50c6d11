-- Up Migration

-- What a site calls the levels of its agents.
create table app.agent_level_name (
  site_id smallint not null references app.site,
  level smallint not null check (level > 0),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  primary key (site_id, level)
);

-- Whether members may apply for agent. A site without a row takes no applications.
create table app.agent_policy (
  site_id smallint primary key references app.site,
  takes_applications boolean not null
);

-- Who wants to be an agent, and of whom; decided by an operator.
create table app.agent_application (
  member_id bigint primary key references app.member on delete cascade,
  agent_id bigint references app.member,
  state text not null check (state in ('pending', 'approved', 'refused')),
  applied_at timestamptz not null default clock_timestamp()
);

-- What runs at a site in a currency; nothing where there is no row.
create table app.bonus_setting (
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  -- recommend a friend
  is_friend boolean not null default false,
  is_cash_surplus boolean not null default false,
  primary key (site_id, currency)
);

-- Down Migration
drop table app.bonus_setting, app.agent_application, app.agent_policy, app.agent_level_name;
