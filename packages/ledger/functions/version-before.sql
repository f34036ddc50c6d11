-- How many entries a member's account had before a time: the version of the last of them, 0 when there was none. The
-- entries of an account come in the order of their versions, so twenty looks find one among a million.
create or replace function ledger.version_before(p_account_id bigint, p_time timestamptz)
returns bigint language plpgsql stable security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_low bigint := 0;
  v_high bigint := coalesce((select b.version from ledger.balance b where b.account_id = p_account_id), 0);
  v_middle bigint;
begin
  while v_low < v_high loop
    v_middle := (v_low + v_high + 1) / 2;
    if (select t.created_at from ledger.entry e join ledger.transaction t using (transaction_id)
        where e.account_id = p_account_id and e.version = v_middle) < p_time then
      v_low := v_middle;
    else
      v_high := v_middle - 1;
    end if;
  end loop;
  return v_low;
end
$$;
revoke all on function ledger.version_before from public;
grant execute on function ledger.version_before to platform_app;
