-- Up Migration
-- House accounts are never locked by a post, so their balance is a sum: what has been rolled up, and the
-- entries since.
create table ledger.house_rollup (
  account_id bigint primary key references ledger.account,
  balance_minor bigint not null
);

-- Everything up to rolled_to is in house_rollup. Everything up to mark_to is settled once no transaction older
-- than mark_xid runs: a post has its transaction number before it draws its id, so an id at or below the
-- mark belongs to a number below mark_xid.
create table ledger.rollup_progress (
  only_row boolean primary key default true check (only_row),
  rolled_to bigint not null default 0,
  mark_to bigint not null default 0,
  mark_xid xid8 not null default '0'
);
insert into ledger.rollup_progress default values;

grant select on ledger.house_rollup, ledger.rollup_progress to platform_app;
