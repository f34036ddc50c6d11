-- Up Migration

-- Rounds that a site gives its members at a provider (ADR 95). What they win is given when they are over, once.
create schema free;
grant usage on schema free to platform_app;

create table free.award (
  -- the grant's id at the provider, too
  award_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  member_id bigint not null references app.member,
  currency text not null references app.currency,
  gp_id text not null,
  -- the hall of the game, and of the bonus
  gt_id smallint not null check (gt_id between 2 and 9),
  game_code text not null,
  round_count integer not null check (round_count between 1 and 1000),
  -- of each round; the house’s
  stake_minor bigint not null check (stake_minor > 0),
  pays text not null check (pays in ('cash', 'bonus')),
  -- of what was won, what is to be played
  wagering_percent integer not null check (wagering_percent between 0 and 1000),
  -- of the bonus; null where cash is paid
  bonus_days integer check (bonus_days between 1 and 90),
  change_request_id bigint not null unique,
  state text not null default 'unknown' check (state in
    ('unknown', 'given', 'active', 'spent', 'expired', 'cancelled', 'refused')),
  used_count integer not null default 0,
  won_minor bigint not null default 0 check (won_minor >= 0),
  -- an operator wants it to end, and the provider has not agreed yet
  is_cancelling boolean not null default false,
  -- when the provider is asked next, or what was won is tried to be given again
  next_step_at timestamptz,
  -- since the provider has last said something that is certain
  asked_count integer not null default 0,
  given_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  credited_at timestamptz,
  check ((pays = 'bonus') = (bonus_days is not null)),
  check (used_count between 0 and round_count),
  check ((state in ('unknown', 'given', 'active')) = (ended_at is null)),
  check (credited_at is null or ended_at is not null)
) with (fillfactor = 80);
create index award_of_member on free.award (member_id, award_id desc);
create index award_of_site on free.award (site_id, award_id desc);
create index award_due on free.award (next_step_at) where next_step_at is not null;

-- A round that an award has paid for, as its provider told it.
create table free.round (
  gp_id text not null,
  transaction_id text not null,
  award_id bigint not null references free.award,
  round_id text not null,
  win_minor bigint not null check (win_minor >= 0),
  -- of all that must be the same when it is told again
  content_hash bytea not null,
  counted_at timestamptz not null,
  primary key (gp_id, transaction_id),
  unique (award_id, round_id)
);
grant select on free.award, free.round to platform_app;

-- The sources are those of the contract (`awardSources`): each comes with its own module.
alter table promo.award drop constraint award_source_type_check;
alter table promo.award add constraint award_source_type_check check (source_type ~ '^[a-z_]{1,40}$');

-- Down Migration
drop schema free cascade;
