-- Up Migration

-- A deposit that was opened on the page for fast payments is followed by a secret, of which only the hash is kept.
alter table cashier.deposit add column secret_hash bytea check (length(secret_hash) = 32);
create unique index deposit_secret on cashier.deposit (secret_hash) where secret_hash is not null;

-- Whoever asked to pay in for an account there, whether a member has it or not.
create table cashier.fast_try (
  fast_try_id bigint generated always as identity primary key,
  site_id smallint not null,
  member_account text not null,
  address_block cidr not null,
  created_at timestamptz not null
);
create index fast_try_account on cashier.fast_try (site_id, member_account, created_at);
create index fast_try_address on cashier.fast_try (address_block, created_at);
create index fast_try_created on cashier.fast_try (created_at);
grant select, insert, delete on cashier.fast_try to platform_app;

drop function if exists cashier.open_deposit(
  text, integer, bigint, text, bigint, text, text, bytea, bigint, integer, timestamptz, timestamptz);

-- Down Migration
drop table cashier.fast_try;
drop function if exists cashier.open_deposit(
  text, integer, bigint, text, bigint, text, text, bytea, bytea, bigint, integer, integer, timestamptz, timestamptz);
alter table cashier.deposit drop column secret_hash;
