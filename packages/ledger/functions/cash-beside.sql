-- What the main account held when a transaction was posted that moved the member's bonus alone; null for any other. The
-- entries of an account come in the order of their transactions, so twenty looks find the last one before it.
create or replace function ledger.cash_beside(p_transaction_id bigint)
returns bigint language plpgsql stable set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_account_id bigint := (
    select m.account_id from ledger.entry e
    join ledger.account a on a.account_id = e.account_id and a.kind = 'member_bonus'
    join ledger.account m on m.member_id = a.member_id and m.kind = 'member_main' and m.currency = a.currency
    where e.transaction_id = p_transaction_id limit 1);
  v_low bigint := 0;
  v_high bigint := (select b.version from ledger.balance b where b.account_id = v_account_id);
  v_middle bigint;
begin
  while v_low < v_high loop
    v_middle := (v_low + v_high + 1) / 2;
    if (select e.transaction_id from ledger.entry e
        where e.account_id = v_account_id and e.version = v_middle) < p_transaction_id then
      v_low := v_middle;
    else
      v_high := v_middle - 1;
    end if;
  end loop;
  return case when v_account_id is not null then coalesce(
    (select e.balance_after_minor from ledger.entry e where e.account_id = v_account_id and e.version = v_low), 0) end;
end
$$;
revoke all on function ledger.cash_beside from public;
