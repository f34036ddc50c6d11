-- What must hold between promotions and the ledger at every moment; no rows when it does.
create or replace function promo.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'award_is_posted', format('%s: award of %s to member %s, booked %s to member %s', coalesce(a.key, p.key),
    a.amount_minor, a.member_id, p.amount_minor, p.member_id)
  from (
    select format('award:%s:%s', w.source_type, w.source_id) as key, w.site_id::integer, w.member_id, w.currency, w.amount_minor,
      -w.amount_minor as house_minor
    from promo.award w
  ) a
  full join (
    select t.key, c.site_id, max(c.member_id) as member_id, c.currency,
      sum(e.amount_minor) filter (where c.kind = 'member_main') as amount_minor,
      sum(e.amount_minor) filter (where c.kind = 'house_bonus') as house_minor
    from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account c using (account_id)
    where t.scope = 'promo' and t.key like 'award:%' group by t.key, c.site_id, c.currency
  ) p using (key)
  where (a.site_id, a.member_id, a.currency, a.amount_minor, a.house_minor)
    is distinct from (p.site_id::integer, p.member_id, p.currency, p.amount_minor, p.house_minor)
  union all
  select 'bonus_is_of_a_grant', format('member %s %s: %s, grants say %s', coalesce(b.member_id, g.member_id),
    coalesce(b.currency, g.currency), coalesce(b.balance_minor, 0), coalesce(g.balance_minor, 0))
  from (
    select a.member_id, a.currency, l.balance_minor
    from ledger.account a join ledger.balance l using (account_id) where a.kind = 'member_bonus'
  ) b
  full join (
    select n.member_id, n.currency, sum(n.granted_minor + coalesce((
      select sum(c.bonus_payout_minor - c.bonus_stake_minor) from promo.contribution c
      where c.grant_id = n.grant_id and not c.is_late), 0)) as balance_minor
    from promo.grant n where n.state in ('active', 'settling') group by n.member_id, n.currency
  ) g using (member_id, currency)
  where coalesce(b.balance_minor, 0) <> coalesce(g.balance_minor, 0)
  union all
  select 'wagered_is_counted', format('grant %s: %s, plays say %s', g.grant_id, g.wagered_minor, c.counted_minor)
  from promo.grant g
  cross join lateral (
    select coalesce(sum(n.counted_minor), 0) as counted_minor from promo.contribution n where n.grant_id = g.grant_id) c
  where g.wagered_minor <> c.counted_minor
  union all
  select 'bonus_stake_is_allowed', format('grant %s: transaction %s staked %s', g.grant_id, c.transaction_id,
    c.cash_stake_minor + c.bonus_stake_minor)
  from promo.contribution c join promo.grant g using (grant_id)
  where c.cash_stake_minor + c.bonus_stake_minor > g.max_stake_minor
  union all
  select 'cashout_is_bounded', format('grant %s is %s: %s became cash, booked %s, %s at most', g.grant_id, g.state,
    g.cashed_minor, coalesce(b.minor, 0), g.max_cashout_minor)
  from promo.grant g
  left join (
    select (t.note ->> 'grant')::bigint as grant_id, sum(e.amount_minor) as minor
    from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
    where t.scope = 'promo' and t.note ? 'grant' and a.kind = 'member_main' group by 1
  ) b using (grant_id)
  where g.cashed_minor <> coalesce(b.minor, 0) or g.cashed_minor > g.max_cashout_minor
  union all
  select 'guard_knows_of_bonus', format('member %s', g.member_id)
  from promo.grant g join protect.guard p using (member_id)
  where g.state in ('active', 'settling') and not p.has_bonus
$$;
revoke all on function promo.check_invariants from public;
grant execute on function promo.check_invariants to platform_app;
