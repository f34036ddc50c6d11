-- Up Migration
create schema ledger;
grant usage on schema ledger to platform_app;

create table ledger.account (
  account_id bigint generated always as identity primary key,
  site_id integer not null,
  kind text not null,
  member_id bigint,
  gp_id text,
  currency text not null references app.currency,
  is_member boolean not null generated always as (kind in ('member_main', 'member_transit')) stored,
  created_at timestamptz not null default clock_timestamp(),
  constraint account_owner check (
    case
      when kind in ('member_main', 'member_transit') then member_id is not null and gp_id is null
      when kind in ('provider_float', 'provider_ggr') then member_id is null and gp_id is not null
      when kind in ('house_welcome', 'house_deposit') then member_id is null and gp_id is null
      else false
    end)
);
create unique index account_of_member on ledger.account (member_id, kind, currency) where member_id is not null;
create unique index account_of_house on ledger.account (site_id, kind, coalesce(gp_id, ''), currency) where member_id is null;

-- Member accounts only. Room on each page keeps updates heap-only: a bet touches no index of this table.
create table ledger.balance (
  account_id bigint primary key references ledger.account,
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  version bigint not null default 0
) with (fillfactor = 50);

-- What an idempotency key stands for. A key belongs to a scope, such as a provider or an order type.
create table ledger.transaction (
  transaction_id bigint generated always as identity primary key,
  scope text not null,
  key text not null,
  request_hash bytea not null,
  kind text not null,
  reference_id bigint,
  note jsonb,
  created_at timestamptz not null default clock_timestamp(),
  constraint transaction_key unique (scope, key)
);

-- balance_after_minor and version are null for house accounts, which no post ever locks.
-- No foreign keys: a key share lock on a house account's row would make every bet meet at one tuple.
-- ledger.post reads the accounts it books on, and ledger.check_invariants() looks for strays.
create table ledger.entry (
  transaction_id bigint not null,
  leg smallint not null,
  account_id bigint not null,
  amount_minor bigint not null,
  balance_after_minor bigint,
  version bigint,
  primary key (transaction_id, leg),
  constraint entry_not_below_zero check (balance_after_minor >= 0),
  constraint entry_version_with_balance check ((balance_after_minor is null) = (version is null))
);
-- A member's statement in order; unique, so that no two entries can claim one version.
create unique index entry_of_member on ledger.entry (account_id, version) where version is not null;

grant select on all tables in schema ledger to platform_app;
