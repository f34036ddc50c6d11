-- What a member's account held when a period began and when it ended (null: from the first entry, up to the last),
-- and the versions after which it began and with which it ended. No row for an account that is not a member's.
create or replace function ledger.statement_period(p_account_id bigint, p_from timestamptz, p_until timestamptz)
returns table (first_after bigint, last_at bigint, opening_minor bigint, closing_minor bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select v.first_after, v.last_at,
    coalesce((select e.balance_after_minor from ledger.entry e
              where e.account_id = p_account_id and e.version = v.first_after), 0),
    coalesce((select e.balance_after_minor from ledger.entry e
              where e.account_id = p_account_id and e.version = v.last_at), 0)
  from (
    select case when p_from is null then 0 else ledger.version_before(p_account_id, p_from) end as first_after,
      case when p_until is null then b.version else ledger.version_before(p_account_id, p_until) end as last_at
    from ledger.balance b where b.account_id = p_account_id
  ) v;
end
$$;
revoke all on function ledger.statement_period from public;
grant execute on function ledger.statement_period to platform_app;
