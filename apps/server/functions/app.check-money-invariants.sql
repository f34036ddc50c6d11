-- What must hold between the ledger and what the money modules keep beside it; no rows when it does. Meant for
-- a moment at which nothing moves, and for tests.
create or replace function app.check_money_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'transit_is_undecided', format('member %s: %s held, orders say %s', coalesce(t.member_id, o.member_id),
    coalesce(t.balance_minor, 0), coalesce(o.amount_minor, 0))
  from (
    select a.member_id, sum(b.balance_minor) as balance_minor
    from ledger.account a join ledger.balance b using (account_id) where a.kind = 'member_transit' group by a.member_id
  ) t
  full join (
    select r.member_id, sum(r.amount_minor) as amount_minor
    from app.transfer_order r where r.direction = 'in' and r.decided_at is null group by r.member_id
  ) o using (member_id)
  where coalesce(t.balance_minor, 0) <> coalesce(o.amount_minor, 0)
  union all
  select 'order_is_posted', format('order %s %s %s: %s', o.order_id, o.direction, o.state, p.kinds)
  from app.transfer_order o
  cross join lateral (
    select coalesce(string_agg(t.kind, ' ' order by t.transaction_id), '') as kinds
    from ledger.transaction t where t.scope = 'transfer'
      and t.key in (o.order_id || ':hold', o.order_id || ':settle', o.order_id || ':receive')
  ) p
  where p.kinds <> case
    when o.direction = 'in' and o.state = 'confirmed' then 'transfer_hold transfer_confirm'
    when o.direction = 'in' and o.state = 'rejected' then 'transfer_hold transfer_release'
    when o.direction = 'in' then 'transfer_hold'
    when o.state = 'confirmed' and o.amount_minor > 0 then 'transfer_receive'
    else '' end
  union all
  select 'rounds_are_entries', format('%s member %s: rounds %s, entries %s', coalesce(r.gp_id, e.gp_id),
    coalesce(r.member_id, e.member_id), coalesce(r.net_minor, 0), coalesce(e.net_minor, 0))
  from (
    select r.gp_id, r.member_id, sum(r.payout_minor - r.stake_minor) as net_minor
    from seamless.round r group by r.gp_id, r.member_id
  ) r
  full join (
    select split_part(t.scope, ':', 2) as gp_id, a.member_id, sum(e.amount_minor) as net_minor
    from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
    where t.scope like 'seamless:%' and a.member_id is not null group by 1, 2
  ) e using (gp_id, member_id)
  where coalesce(r.net_minor, 0) <> coalesce(e.net_minor, 0)
  union all
  select 'rolled_back_once', format('%s transaction %s', t.scope, t.reference_id)
  from ledger.transaction t where t.kind = 'seamless_rollback'
  group by t.scope, t.reference_id having count(*) > 1
  union all
  select 'jackpot_is_fed', format('site %s %s: fed %s and seeded %s, paid %s and given back %s, holds %s', j.site_id, j.currency,
    j.fed_minor, j.seeded_minor, j.paid_minor, j.returned_minor, j.held_minor)
  from (
    select a.site_id, a.currency,
      coalesce(sum(e.amount_minor) filter (where a.kind <> 'house_jackpot'), 0) as held_minor,
      coalesce(-sum(e.amount_minor) filter (where a.kind = 'house_jackpot'), 0) as seeded_minor,
      coalesce(sum(e.amount_minor) filter (where a.kind <> 'house_jackpot' and t.kind in ('seamless_bet', 'seamless_bet_win')), 0) as fed_minor,
      coalesce(-sum(e.amount_minor) filter (where t.kind = 'seamless_jackpot_win'), 0) as paid_minor,
      coalesce(-sum(e.amount_minor) filter (where t.kind = 'seamless_rollback'), 0) as returned_minor,
      count(*) filter (where t.kind not in
        ('seamless_bet', 'seamless_bet_win', 'seamless_jackpot_win', 'seamless_rollback', 'jackpot_seed')) as strangers
    from ledger.account a join ledger.entry e using (account_id) join ledger.transaction t using (transaction_id)
    where a.kind in ('jackpot_pot', 'jackpot_reserve', 'house_jackpot') group by a.site_id, a.currency
  ) j
  full join (
    select r.site_id, r.currency, sum(r.contribution_minor) as fed_minor, coalesce(sum(r.won_minor), 0) as paid_minor
    from app.jackpot_round r group by r.site_id, r.currency
  ) r using (site_id, currency)
  where coalesce(j.held_minor <> j.fed_minor + j.seeded_minor - j.paid_minor - j.returned_minor or j.strangers > 0, true)
    or j.fed_minor - j.returned_minor <> coalesce(r.fed_minor, 0) or j.paid_minor <> coalesce(r.paid_minor, 0)
$$;
revoke all on function app.check_money_invariants from public;
grant execute on function app.check_money_invariants to platform_app;
