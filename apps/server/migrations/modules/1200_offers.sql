-- Up Migration

-- Campaigns of a site with what they offer its members (ADR 99). What is given is `promo`'s or `free`'s.
create schema offer;
grant usage on schema offer to platform_app;

create table offer.campaign (
  campaign_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  currency text not null references app.currency,
  state text not null default 'draft' check (state in ('draft', 'announced', 'stopped', 'ended')),
  -- what is being written, as the wire has it; null where what holds is what was written last
  draft jsonb,
  -- how often it was written
  revision integer not null default 1,
  -- those who wrote any of it since it was announced last
  writer_ids bigint[] not null default '{}',
  written_by text,
  written_at timestamptz not null,
  -- the version that holds, and what functions look at of it
  live_version integer,
  discount_id bigint references app.discount on delete set null,
  starts_at timestamptz,
  ends_at timestamptz,
  budget_minor bigint check (budget_minor > 0),
  used_minor bigint not null default 0 check (used_minor >= 0),
  announced_at timestamptz,
  ended_at timestamptz,
  check (used_minor <= coalesce(budget_minor, 0)),
  check ((live_version is null) = (announced_at is null)),
  check (live_version is null or (starts_at < ends_at and budget_minor is not null)),
  check (live_version is not null or draft is not null or state = 'stopped'),
  check ((state in ('stopped', 'ended')) = (ended_at is not null))
) with (fillfactor = 80);
create index campaign_of_site on offer.campaign (site_id, campaign_id desc);
create index campaign_announced on offer.campaign (site_id, currency, starts_at) where state = 'announced';
create index campaign_ends on offer.campaign (ends_at) where state = 'announced';
create unique index campaign_of_discount on offer.campaign (discount_id, currency) where state = 'announced';

-- What a campaign offers. A version is never changed: what a member has opted in to stays what it was.
create table offer.version (
  campaign_id bigint not null references offer.campaign,
  version integer not null check (version > 0),
  -- all of it as the wire has it: rules, words, times and amounts
  body jsonb not null,
  -- what functions give by, in minor units of the campaign's currency
  gt_id smallint not null check (gt_id between 2 and 9),
  by_deposit boolean not null,
  min_deposit_minor bigint check (min_deposit_minor > 0),
  -- which of the member's deposits; null: any
  nth_deposit integer check (nth_deposit between 1 and 100),
  gives text not null check (gives in ('bonus', 'cash', 'free_rounds')),
  -- a fixed amount, or a share of the deposit up to a cap
  amount_minor bigint check (amount_minor > 0),
  percent integer check (percent between 1 and 1000),
  cap_minor bigint check (cap_minor > 0),
  -- of what is given, or of what free rounds win
  turnover_percent integer not null check (turnover_percent between 0 and 1000),
  max_stake_minor bigint check (max_stake_minor > 0),
  max_cashout_minor bigint check (max_cashout_minor > 0),
  excluded_games text[] not null default '{}',
  -- of the bonus, or of the free rounds
  days integer check (days between 1 and 90),
  gp_id text,
  game_code text,
  round_count integer check (round_count between 1 and 1000),
  stake_minor bigint check (stake_minor > 0),
  pays text check (pays in ('cash', 'bonus')),
  bonus_days integer check (bonus_days between 1 and 90),
  member_cap_minor bigint check (member_cap_minor > 0),
  published_at timestamptz not null,
  -- null: it came with the product
  published_by text,
  change_request_id bigint,
  primary key (campaign_id, version),
  check (by_deposit = (min_deposit_minor is not null)),
  check (by_deposit or nth_deposit is null),
  check ((percent is null) = (cap_minor is null)),
  check (percent is null or by_deposit),
  check (case gives
    when 'free_rounds' then num_nonnulls(amount_minor, percent) = 0
      and num_nulls(gp_id, game_code, round_count, stake_minor, pays, days) = 0 and (pays = 'bonus') = (bonus_days is not null)
    when 'bonus' then num_nonnulls(amount_minor, percent) = 1 and days is not null and turnover_percent >= 100
    else num_nonnulls(amount_minor, percent) = 1 end)
);

-- Texts by which a campaign is opted in to, and how often each is.
create table offer.code (
  code_id bigint generated always as identity primary key,
  site_id smallint not null,
  campaign_id bigint not null references offer.campaign,
  -- in capital letters
  code text not null check (code ~ '^[A-Z0-9-]{3,32}$'),
  uses integer not null check (uses >= 0),
  used integer not null default 0 check (used between 0 and uses),
  unique (site_id, code)
) with (fillfactor = 80);
create index code_of_campaign on offer.code (campaign_id);

-- A member has opted in. `waiting`: for a deposit.
create table offer.claim (
  claim_id bigint generated always as identity primary key,
  campaign_id bigint not null,
  version integer not null,
  site_id smallint not null,
  member_id bigint not null references app.member,
  currency text not null,
  -- what it is unique by among the member's of the campaign: empty, or the day, week or year of the site
  period text not null,
  code_id bigint references offer.code,
  state text not null check (state in ('waiting', 'given', 'lapsed', 'withdrawn', 'refused')),
  claimed_at timestamptz not null,
  -- of one that waits: until when; else when it was given
  expires_at timestamptz not null,
  -- the deposit that it was given for
  order_id text,
  granted_minor bigint not null default 0 check (granted_minor >= 0),
  -- of `promo.award`, `promo.grant` or `free.award`
  given_id bigint,
  refused_why text check (refused_why in ('budget', 'member_cap', 'blocked')),
  ended_at timestamptz,
  foreign key (campaign_id, version) references offer.version,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'given') = (given_id is not null) and (state = 'given') = (granted_minor > 0)),
  check ((state = 'refused') = (refused_why is not null))
) with (fillfactor = 80);
create unique index claim_once on offer.claim (member_id, campaign_id, period) where state in ('waiting', 'given');
create index claim_of_member on offer.claim (member_id, claim_id desc);
create index claim_of_campaign on offer.claim (campaign_id, claim_id desc);
create index claim_of_code on offer.claim (code_id) where code_id is not null;
create index claim_waiting on offer.claim (expires_at) where state = 'waiting';

-- Kept pages show what holds; what was used of a budget is not on them.
create trigger campaign_changed after update of state, live_version, discount_id on offer.campaign
  for each row execute function app.notify_content_changed();

create type offer.claimed as (outcome text, claim_id bigint, granted_minor bigint);

grant select on all tables in schema offer to platform_app;
grant insert on offer.campaign, offer.version, offer.code to platform_app;
grant update (state, draft, revision, writer_ids, written_by, written_at, live_version, discount_id, starts_at, ends_at,
  budget_minor, announced_at, ended_at) on offer.campaign to platform_app;
grant update (uses) on offer.code to platform_app;

-- The claim that a deposit is opened for.
alter table cashier.deposit add column offer_claim_id bigint references offer.claim;
create index deposit_of_claim on cashier.deposit (offer_claim_id) where offer_claim_id is not null;
drop function if exists cashier.open_deposit(text, integer, bigint, text, bigint, text, text, bytea, bytea, bigint, integer,
  integer, timestamptz, timestamptz);

-- Whose birthday it is can be asked of many at once: the day of the year is known by a keyed hash. Null until somebody has
-- looked; empty where no birthday is told.
alter table app.member_personal add column birthday_hash text;
create index member_personal_unhashed on app.member_personal (member_id) where birthday_hash is null;

-- Where members last came in from.
create index session_of_member on app.session (member_id, created_at desc) where country is not null;

-- Free rounds are given by more than operators.
alter table free.award alter column change_request_id drop not null,
  add column source_type text not null default 'operator' check (source_type ~ '^[a-z_]{1,40}$'),
  add column source_id text;
update free.award set source_id = change_request_id::text;
alter table free.award alter column source_id set not null, alter column source_type drop default,
  drop constraint award_change_request_id_key,
  add constraint award_source_key unique (source_type, source_id),
  add check ((source_type = 'operator') = (change_request_id is not null));

-- Down Migration
drop index app.session_of_member;
alter table app.member_personal drop column birthday_hash;
alter table free.award drop column source_type, drop column source_id,
  add constraint award_change_request_id_key unique (change_request_id);
drop function if exists cashier.open_deposit(text, integer, bigint, text, bigint, text, text, bytea, bytea, bigint, integer,
  integer, timestamptz, timestamptz, bigint);
alter table cashier.deposit drop column offer_claim_id;
drop schema offer cascade;
