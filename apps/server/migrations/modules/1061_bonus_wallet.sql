-- Up Migration

-- Only then does a bet look at grants.
alter table protect.guard add column has_bonus boolean not null default false;

-- Bonus money that a member was given, with what it asks. It is on the member's bonus account while it is active or
-- settling, of which there is one at a time; those that wait have no money yet.
create table promo.grant (
  grant_id bigint generated always as identity primary key,
  site_id smallint not null references app.site,
  member_id bigint not null references app.member,
  currency text not null references app.currency,
  granted_minor bigint not null check (granted_minor > 0),
  -- the hall whose games it is for: one alone
  gt_id smallint not null check (gt_id between 2 and 9),
  -- stakes, in cash and in bonus, that make it the member's own
  required_minor bigint not null check (required_minor >= 0 and required_minor <= granted_minor::numeric * 10),
  -- how much of a stake counts
  weight_bp integer not null default 10000 check (weight_bp between 0 and 10000),
  wagered_minor bigint not null default 0,
  -- null: as much as they like
  max_stake_minor bigint check (max_stake_minor > 0),
  max_cashout_minor bigint check (max_cashout_minor >= 0),
  -- refused while it is active, as "GP/code"
  excluded_games text[] not null default '{}',
  -- the lowest comes first
  priority smallint not null default 0,
  state text not null default 'queued' check (state in
    ('queued', 'active', 'settling', 'completed', 'forfeited', 'expired', 'spent', 'voided')),
  -- what it becomes when the last round with bonus stakes has closed
  settling_to text check (settling_to in ('completed', 'forfeited', 'expired', 'voided')),
  source_type text not null,
  source_id text not null check (length(source_id) between 1 and 200),
  given_at timestamptz not null,
  expires_at timestamptz not null,
  settling_at timestamptz,
  settled_at timestamptz,
  unique (source_type, source_id),
  check ((state = 'settling') = (settling_to is not null) and (state = 'settling') = (settling_at is not null)),
  check ((state in ('queued', 'active', 'settling')) = (settled_at is null))
) with (fillfactor = 80);
create unique index grant_one_active on promo.grant (member_id, currency) where state in ('active', 'settling');
create index grant_of_member on promo.grant (member_id, currency, given_at);
create index grant_due on promo.grant (expires_at) where state in ('queued', 'active');
create index grant_settling on promo.grant (settling_at) where state = 'settling';

-- What a transaction of a round had to do with a grant, in minor units; a rollback has the negative of what it takes back.
create table promo.contribution (
  -- of the ledger
  transaction_id bigint primary key,
  grant_id bigint not null references promo.grant,
  member_id bigint not null,
  gp_id text not null,
  round_id text not null,
  cash_stake_minor bigint not null,
  bonus_stake_minor bigint not null,
  bonus_payout_minor bigint not null,
  counted_minor bigint not null,
  -- the grant had settled: what it did to the bonus was moved on at once
  is_late boolean not null
);
create index contribution_of_round on promo.contribution (member_id, gp_id, round_id);
create index contribution_of_grant on promo.contribution (grant_id);
grant select on promo.grant, promo.contribution to platform_app;

-- Of what a round has come to, what was of a bonus; what is of cash is the rest.
alter table seamless.round add column bonus_stake_minor bigint not null default 0,
  add column bonus_payout_minor bigint not null default 0;
alter table play.round add column bonus_stake_minor bigint not null default 0,
  add column bonus_payout_minor bigint not null default 0;

-- Answers have the bonus, too.
alter type seamless.answer add attribute bonus_minor bigint;
drop function if exists seamless.authenticate(text, bytea, bytea, interval);

-- Down Migration
drop function if exists seamless.authenticate(text, bytea, bytea, interval);
alter type seamless.answer drop attribute bonus_minor;
alter table play.round drop column bonus_stake_minor, drop column bonus_payout_minor;
alter table seamless.round drop column bonus_stake_minor, drop column bonus_payout_minor;
drop table promo.contribution;
drop table promo.grant;
alter table protect.guard drop column has_bonus;
