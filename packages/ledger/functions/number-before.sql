-- The number of the last transaction before a time, 0 when there is none: by the numbers' order, which is that of their
-- times but for the moment that a statement takes. Forty looks find one among all that there can be.
create or replace function ledger.number_before(p_time timestamptz)
returns bigint language plpgsql stable security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
declare
  v_low bigint := 0;
  v_high bigint := coalesce((select max(t.transaction_id) from ledger.transaction t), 0);
  v_middle bigint;
  v_found record;
begin
  while v_low < v_high loop
    v_middle := v_low + (v_high - v_low + 1) / 2;
    -- numbers have gaps
    select t.transaction_id, t.created_at into v_found from ledger.transaction t
    where t.transaction_id between v_middle and v_high order by t.transaction_id limit 1;
    if found and v_found.created_at < p_time then
      v_low := v_found.transaction_id;
    else
      v_high := v_middle - 1;
    end if;
  end loop;
  return v_low;
end
$$;
revoke all on function ledger.number_before from public;
grant execute on function ledger.number_before to platform_app;
