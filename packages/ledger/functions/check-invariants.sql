-- What must hold at every moment; no rows when it does. One statement, so it may run beside posts.
create or replace function ledger.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  with leg as (
    select e.*, a.site_id, a.kind as account_kind, a.member_id, a.currency, a.is_member
    from ledger.entry e left join ledger.account a using (account_id)
  ), of_member as (
    select e.account_id, e.version, e.amount_minor, e.balance_after_minor,
      row_number() over w as expected_version, sum(e.amount_minor) over w as expected_after_minor
    from ledger.entry e where e.version is not null
    window w as (partition by e.account_id order by e.version)
  ), member_total as (
    select e.account_id, sum(e.amount_minor) as balance_minor, count(*) as version
    from ledger.entry e where e.version is not null group by e.account_id
  )
  select 'sum_zero', format('transaction %s in %s: %s', l.transaction_id, l.currency, sum(l.amount_minor))
  from leg l group by l.transaction_id, l.currency having sum(l.amount_minor) <> 0
  union all
  select 'one_member_one_site', format('transaction %s', l.transaction_id)
  from leg l group by l.transaction_id
  having count(distinct l.member_id) > 1 or count(distinct l.site_id) > 1
  union all
  select 'two_legs', format('transaction %s has %s entries', t.transaction_id, count(e.leg))
  from ledger.transaction t left join ledger.entry e using (transaction_id)
  group by t.transaction_id having count(e.leg) < 2 or max(e.leg) <> count(e.leg) or min(e.leg) <> 1
  union all
  select 'no_strays', format('transaction %s leg %s', l.transaction_id, l.leg)
  from leg l where l.site_id is null
    or not exists (select from ledger.transaction t where t.transaction_id = l.transaction_id)
  union all
  select 'versions_on_member_entries', format('transaction %s leg %s', l.transaction_id, l.leg)
  from leg l where l.is_member <> (l.version is not null)
  union all
  select 'versions_gapless', format('account %s has %s as number %s', m.account_id, m.version, m.expected_version)
  from of_member m where m.version <> m.expected_version
  union all
  select 'balance_after', format('account %s version %s: %s, not %s', m.account_id, m.version,
    m.balance_after_minor, m.expected_after_minor)
  from of_member m where m.balance_after_minor <> m.expected_after_minor
  union all
  select 'not_below_zero', format('account %s version %s: %s', m.account_id, m.version, m.balance_after_minor)
  from of_member m where m.balance_after_minor < 0
  union all
  select 'not_below_zero', format('account %s: %s', b.account_id, b.balance_minor)
  from ledger.balance b where b.balance_minor < 0
  union all
  select 'balance_is_sum', format('account %s: %s at version %s, entries say %s at %s', a.account_id,
    b.balance_minor, b.version, t.balance_minor, t.version)
  from ledger.account a
  left join ledger.balance b using (account_id)
  left join member_total t using (account_id)
  where case when a.is_member
    then b.balance_minor is distinct from coalesce(t.balance_minor, 0) or b.version is distinct from coalesce(t.version, 0)
    else b.account_id is not null end
  union all
  select 'rollup_is_sum', format('account %s: %s, entries say %s', account_id, r.balance_minor, s.balance_minor)
  from ledger.house_rollup r
  full join (
    select e.account_id, sum(e.amount_minor) as balance_minor
    from ledger.entry e
    where e.version is null and e.transaction_id <= (select p.rolled_to from ledger.rollup_progress p)
    group by e.account_id
  ) s using (account_id)
  where r.balance_minor is distinct from s.balance_minor
  union all
  select 'snapshot_is_sum', format('account %s: %s up to %s, entries say %s', account_id, k.balance_minor, l.rolled_to,
    s.balance_minor)
  from (select max(h.rolled_to) as rolled_to from ledger.house_snapshot h) l
  cross join lateral (
    select h.account_id, h.balance_minor from ledger.house_snapshot h where h.rolled_to = l.rolled_to) k
  full join (
    select e.account_id, sum(e.amount_minor) as balance_minor
    from ledger.entry e
    where e.version is null and e.transaction_id <= (select max(h.rolled_to) from ledger.house_snapshot h)
    group by e.account_id
  ) s using (account_id)
  where k.balance_minor is distinct from s.balance_minor
  union all
  select 'jackpot_not_below_zero', format('account %s, %s: %s', l.account_id, l.account_kind, sum(l.amount_minor))
  from leg l where l.account_kind in ('jackpot_pot', 'jackpot_reserve')
  group by l.account_id, l.account_kind having sum(l.amount_minor) < 0
$$;
revoke all on function ledger.check_invariants from public;
grant execute on function ledger.check_invariants to platform_app;
