-- Up Migration

-- How many others have to agree to a kind of change, by what the log calls it. Where nothing is said, one.
create table app.change_policy (
  action text not null,
  -- null: in all sites that have no line of their own
  site_id smallint references app.site,
  quorum smallint not null check (quorum between 0 and 5),
  expires_hours integer not null default 72 check (expires_hours between 1 and 720),
  -- decimal amounts by currency: up to them nobody has to agree
  amount_over jsonb
);
create unique index change_policy_place on app.change_policy (action, coalesce(site_id, 0));

create table app.change_request (
  change_request_id bigint generated always as identity primary key,
  action text not null,
  site_id smallint references app.site,
  target text not null,
  target_name text not null,
  currency text references app.currency,
  amount_minor bigint,
  -- the request as it was asked; applied as it stands
  intent jsonb not null,
  before jsonb,
  after jsonb,
  base_revision text not null,
  reason text not null check (btrim(reason) <> ''),
  quorum smallint not null,
  state text not null default 'pending'
    check (state in ('pending', 'applied', 'failed', 'rejected', 'withdrawn', 'expired', 'stale')),
  asked_by bigint not null references app.operator,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- the key of what is said of it
  failure text,
  unique (change_request_id, asked_by),
  check ((currency is null) = (amount_minor is null)),
  check ((state = 'pending') = (ended_at is null))
);
create index change_request_pending on app.change_request (expires_at) where state = 'pending';

-- Nobody votes twice, and nobody on what they have asked for themselves.
create table app.change_request_vote (
  change_request_id bigint not null,
  asked_by bigint not null,
  operator_id bigint not null references app.operator check (operator_id <> asked_by),
  verdict text not null check (verdict in ('approve', 'reject')),
  reason text not null check (btrim(reason) <> ''),
  at timestamptz not null,
  primary key (change_request_id, operator_id),
  foreign key (change_request_id, asked_by) references app.change_request (change_request_id, asked_by)
);
revoke update, delete, truncate on app.change_request_vote from platform_app;
revoke delete, truncate on app.change_request from platform_app;
