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

-- Rolls up to the mark that the last call left, if that is settled, and sets a new one; returns the number
-- of entries rolled up. Must be called outside of a transaction that has written.
create function ledger.roll_up_house()
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_latest bigint;
  v_progress ledger.rollup_progress;
  v_rolled bigint := 0;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'roll_up_house must not run in a transaction that has written';
  end if;
  perform pg_advisory_xact_lock(hashtext('ledger.roll_up_house'));
  -- Read before the next statement draws this transaction's number, which becomes the mark's.
  v_latest := (select coalesce(max(t.transaction_id), 0) from ledger.transaction t);
  select * into v_progress from ledger.rollup_progress for update;
  if v_progress.mark_to > v_progress.rolled_to
    and pg_snapshot_xmin(pg_current_snapshot()) >= v_progress.mark_xid
  then
    with fresh as (
      select e.account_id, sum(e.amount_minor)::bigint as amount_minor, count(*) as entries
      from ledger.entry e
      where e.transaction_id > v_progress.rolled_to and e.transaction_id <= v_progress.mark_to and e.version is null
      group by e.account_id
    ), stored as (
      insert into ledger.house_rollup as r (account_id, balance_minor)
      select f.account_id, f.amount_minor from fresh f
      on conflict (account_id) do update set balance_minor = r.balance_minor + excluded.balance_minor
    )
    select coalesce(sum(f.entries), 0) into v_rolled from fresh f;
    v_progress.rolled_to := v_progress.mark_to;
  elsif v_progress.mark_to > v_progress.rolled_to then
    return 0;
  end if;
  update ledger.rollup_progress
  set rolled_to = v_progress.rolled_to, mark_to = v_latest, mark_xid = pg_current_xact_id();
  return v_rolled;
end
$$;

-- Of a house account, in minor units; may be negative. Null for a member's account.
create function ledger.house_balance(p_account_id bigint)
returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((select r.balance_minor from ledger.house_rollup r where r.account_id = a.account_id), 0)
       + coalesce((select sum(e.amount_minor)::bigint from ledger.entry e
                   where e.transaction_id > (select p.rolled_to from ledger.rollup_progress p)
                     and e.account_id = a.account_id), 0)
  from ledger.account a where a.account_id = p_account_id and not a.is_member
$$;

revoke all on all functions in schema ledger from public;
grant select on ledger.house_rollup, ledger.rollup_progress to platform_app;
grant execute on function ledger.roll_up_house, ledger.house_balance to platform_app;
