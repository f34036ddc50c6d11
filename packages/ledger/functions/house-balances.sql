-- What each house account of a site holds, or held at a moment: what was kept before it, and the entries since. What was
-- written within a minute of the moment is judged by its own time, since numbers and times are told by a statement
-- that may take a while.
create or replace function ledger.house_balances(p_site_id integer, p_at timestamptz)
returns table (account_id bigint, balance_minor bigint) language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_surely_before bigint;
  v_maybe_before bigint;
  v_kept_to bigint;
begin
  if p_at is null then
    return query
      select a.account_id, (coalesce(max(r.balance_minor), 0) + coalesce(sum(e.amount_minor), 0))::bigint
      from ledger.account a
      left join ledger.house_rollup r on r.account_id = a.account_id
      left join (
        select n.account_id, sum(n.amount_minor) as amount_minor from ledger.entry n
        where n.version is null and n.transaction_id > (select p.rolled_to from ledger.rollup_progress p)
        group by n.account_id
      ) e on e.account_id = a.account_id
      where a.site_id = p_site_id and not a.is_member
      group by a.account_id;
    return;
  end if;
  v_surely_before := ledger.number_before(p_at - interval '1 minute');
  v_maybe_before := ledger.number_before(p_at + interval '1 minute');
  v_kept_to := coalesce((select max(s.rolled_to) from ledger.house_snapshot s where s.rolled_to <= v_surely_before), 0);
  return query
    select a.account_id, (coalesce(max(k.balance_minor), 0) + coalesce(sum(e.amount_minor), 0))::bigint
    from ledger.account a
    left join ledger.house_snapshot k on k.account_id = a.account_id and k.rolled_to = v_kept_to
    left join (
      select n.account_id, sum(n.amount_minor) as amount_minor from ledger.entry n
      where n.version is null and n.transaction_id > v_kept_to and n.transaction_id <= v_maybe_before
        and (n.transaction_id <= v_surely_before or exists (
          select from ledger.transaction t where t.transaction_id = n.transaction_id and t.created_at <= p_at))
      group by n.account_id
    ) e on e.account_id = a.account_id
    where a.site_id = p_site_id and not a.is_member
    group by a.account_id;
end
$$;
revoke all on function ledger.house_balances from public;
grant execute on function ledger.house_balances to platform_app;
