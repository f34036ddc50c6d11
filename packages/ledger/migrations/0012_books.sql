-- Up Migration

-- What house accounts held when everything up to a transaction was rolled up: what they held at any moment is that, and
-- the entries since.
create table ledger.house_snapshot (
  rolled_to bigint not null,
  account_id bigint not null references ledger.account,
  balance_minor bigint not null,
  primary key (rolled_to, account_id)
);
grant select on ledger.house_snapshot to platform_app;
-- So many transactions lie between two of them.
alter table ledger.rollup_progress add column snapshot_every bigint not null default 100000 check (snapshot_every > 0);

-- Which transactions speak of an earlier one.
create index transaction_reference on ledger.transaction (reference_id) where reference_id is not null;

-- It names each entry's transaction, too.
drop function if exists ledger.statement(bigint, bigint, bigint, text[], int, text, boolean, int);
