-- Of a house account, in minor units; may be negative. Null for a member's account.
create or replace function ledger.house_balance(p_account_id bigint)
returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((select r.balance_minor from ledger.house_rollup r where r.account_id = a.account_id), 0)
       + coalesce((select sum(e.amount_minor)::bigint from ledger.entry e
                   where e.transaction_id > (select p.rolled_to from ledger.rollup_progress p)
                     and e.account_id = a.account_id), 0)
  from ledger.account a where a.account_id = p_account_id and not a.is_member
$$;
revoke all on function ledger.house_balance from public;
grant execute on function ledger.house_balance to platform_app;
