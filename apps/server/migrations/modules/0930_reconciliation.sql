-- Up Migration
create schema recon;
grant usage on schema recon to platform_app;

-- A day of a provider, in UTC by the provider's clock, and how far it is compared.
create table recon.day (
  gp_id text not null references app.provider_connection,
  day date not null,
  -- what is done next, or what the last run has come to
  state text not null check (state in
    ('reading', 'balances', 'waiting', 'told', 'ours', 'held', 'agrees', 'differs', 'no_list')),
  -- the run that is under way, or the last one
  run integer not null default 1,
  -- where the step goes on; empty at its beginning
  place text not null default '',
  -- null: not gone on with by itself
  due_at timestamptz,
  -- how often nothing came of it since the last time that something did, and why
  tries integer not null default 0,
  why text,
  started_at timestamptz not null,
  -- when the provider's balances began to be read; null in a run without them
  balances_at timestamptz,
  -- our side is looked at once all is counted that was played before
  facts_until timestamptz,
  ended_at timestamptz,
  -- the run whose sums are shown; null before the first has ended
  shown_run integer,
  primary key (gp_id, day)
);
create index recon_day_due on recon.day (due_at);
create index recon_day_latest on recon.day (day desc, gp_id);

-- What a run has added up in each currency. Rounds of ours are those that the provider told of the day, whenever they
-- closed here, and those that closed here on it and are told of no day.
create table recon.day_sum (
  gp_id text not null,
  day date not null,
  run integer not null,
  currency text not null,
  our_rounds bigint not null default 0,
  our_stake_minor numeric not null default 0,
  our_payout_minor numeric not null default 0,
  their_rounds bigint not null default 0,
  their_stake_minor numeric not null default 0,
  their_payout_minor numeric not null default 0,
  -- of members whose money rests at the provider: what they should have there, and what it says that they have
  held_members bigint not null default 0,
  our_held_minor numeric not null default 0,
  their_held_minor numeric not null default 0,
  -- members who play there or have a transfer under way
  moving_members bigint not null default 0,
  primary key (gp_id, day, run, currency)
);

-- What a provider tells of its rounds. A run replaces what the one before was told of the day.
create table recon.told_round (
  gp_id text not null,
  member_ref text not null,
  round_id text not null,
  -- of its end
  day date not null,
  -- of that day; 0 of what a run over a day beside it has seen
  run integer not null,
  game_code text not null,
  currency text not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  is_void boolean not null,
  ended_at timestamptz not null,
  primary key (gp_id, member_ref, round_id)
);
create index told_round_of_day on recon.told_round (gp_id, day, member_ref, round_id);

-- What a provider tells of its balances, until they are compared.
create table recon.told_balance (
  gp_id text not null,
  member_ref text not null,
  currency text not null,
  day date not null,
  run integer not null,
  amount_minor bigint not null,
  is_round_open boolean not null,
  is_compared boolean not null default false,
  primary key (gp_id, member_ref, currency)
);

-- A round or a balance of which our books and a provider's say different things: a case.
create table recon.break (
  break_id bigint generated always as identity primary key,
  gp_id text not null,
  -- the provider's day on which it was seen last
  day date not null,
  member_ref text not null,
  -- empty for a balance
  round_id text not null,
  currency text not null,
  -- null for somebody whom we do not know
  member_id bigint,
  site_id integer,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state', 'balance')),
  -- what each side says; null where it says nothing
  ours jsonb,
  theirs jsonb,
  state text not null check (state in ('open', 'explained', 'resolved')),
  -- resolved by a run that found both sides saying the same
  is_agreed boolean not null default false,
  owner_id integer references app.operator,
  found_at timestamptz not null,
  changed_at timestamptz not null,
  -- of that day
  seen_run integer not null,
  unique (gp_id, member_ref, round_id, currency)
);
create index break_of_day on recon.break (gp_id, day, break_id);
create index break_to_work_on on recon.break (break_id) where state <> 'resolved';

-- What has become of a case, step by step.
create table recon.break_step (
  break_id bigint not null references recon.break,
  step integer not null,
  at timestamptz not null,
  what text not null check (what in ('found', 'changed', 'came_back', 'agreed', 'worked')),
  -- null: a run did it
  operator_id integer references app.operator,
  state text not null,
  owner_id integer references app.operator,
  note text not null,
  ours jsonb,
  theirs jsonb,
  primary key (break_id, step)
);

grant select, insert, update, delete on recon.day_sum, recon.told_round, recon.told_balance to platform_app;
grant select, insert, update on recon.day, recon.break to platform_app;
grant select, insert on recon.break_step to platform_app;

-- Our rounds of a provider by when they closed.
create index round_of_provider on play.round (gp_id, closed_at, member_id, round_id) where closed_at is not null;

insert into app.role_permission (role, permission) values
  ('finance', 'recon.read'),
  ('finance', 'recon.work'),
  ('compliance', 'recon.read'),
  ('auditor', 'recon.read');

-- Down Migration
delete from app.role_permission where permission in ('recon.read', 'recon.work');
drop index play.round_of_provider;
drop schema recon cascade;
