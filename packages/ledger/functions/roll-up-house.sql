-- Rolls up to the mark that the last call left, if that is settled, and sets a new one; returns the number
-- of entries rolled up. Now and then it keeps what the accounts hold by then. Must be called outside of a transaction
-- that has written.
create or replace function ledger.roll_up_house()
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_latest bigint;
  v_progress ledger.rollup_progress;
  v_rolled bigint := 0;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'roll_up_house must not run in a transaction that has written' using errcode = 'HL007';
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
    insert into ledger.house_snapshot (rolled_to, account_id, balance_minor)
    select v_progress.rolled_to, r.account_id, r.balance_minor from ledger.house_rollup r
    where v_progress.rolled_to - coalesce((select max(s.rolled_to) from ledger.house_snapshot s), 0)
      >= v_progress.snapshot_every;
  elsif v_progress.mark_to > v_progress.rolled_to then
    return 0;
  end if;
  update ledger.rollup_progress
  set rolled_to = v_progress.rolled_to, mark_to = v_latest, mark_xid = pg_current_xact_id();
  return v_rolled;
end
$$;
revoke all on function ledger.roll_up_house from public;
grant execute on function ledger.roll_up_house to platform_app;
