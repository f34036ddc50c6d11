-- Up Migration

-- What rules said of a withdrawal, with all that they saw. The live version decides; one that runs beside it is noted.
create table risk.decision (
  decision_id text primary key,
  order_id text not null,
  site_id smallint not null,
  member_id bigint not null,
  role text not null check (role in ('live', 'shadow')),
  -- null: the site had no rules
  version integer,
  score integer not null check (score >= 0),
  outcome text not null check (outcome in ('approve', 'review', 'decline')),
  hits jsonb not null,
  facts jsonb not null,
  decided_at timestamptz not null,
  unique (order_id, role),
  foreign key (site_id, version) references risk.rule_set (site_id, version),
  check (version is not null or (role, outcome, score) = ('live', 'approve', 0))
);
create index decision_of_member on risk.decision (member_id, decided_at desc);
create index decision_beside on risk.decision (site_id, version, decided_at desc) where role = 'shadow';

grant select, insert on risk.decision to platform_app;

-- Down Migration
drop table risk.decision;
