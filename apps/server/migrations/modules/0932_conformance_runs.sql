-- Up Migration

-- Providers that were tried out from the office: what each check has seen, and the run that is asked for or under way.
create table app.conformance_run (
  conformance_run_id bigint generated always as identity primary key,
  gp_id text not null references app.provider_connection,
  currency text not null,
  game_code text not null,
  operator_id bigint not null references app.operator,
  operator_account text not null,
  reason text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- a list of names, outcomes and reasons
  results jsonb not null default '[]',
  -- why it came to no end; null unless it did
  failure text
);
create unique index conformance_run_under_way on app.conformance_run (gp_id) where ended_at is null;
create index conformance_run_of_provider on app.conformance_run (gp_id, conformance_run_id desc);

-- Down Migration
drop table app.conformance_run;
