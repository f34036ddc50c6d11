-- What must hold between what was taken back, what was given back, what members owe and the ledger at every moment; no
-- rows when it does.
create or replace function cashier.check_claims()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'reversal_is_booked', format('%s of %s is %s: expected %s, booked %s', coalesce(r.key, t.key), r.order_id, r.state,
    r.expected, t.booked)
  from (
    select r.psp_id || ':' || r.reversal_ref || e.ending as key, r.order_id, r.state,
      format('%s %s %s %s %s', r.currency, r.psp_id, r.member_id, r.amount_minor, case e.ending when '' then r.owed_minor else 0 end)
      as expected
    from cashier.reversal r
    cross join lateral (values ('', true), (':won_back', r.state = 'won_back')) e (ending, is_due)
    where r.taken_at is not null and e.is_due
  ) r
  full join (
    select p.key, format('%s %s %s %s %s', min(a.currency), max(a.psp_id), max(a.member_id),
      abs(sum(e.amount_minor) filter (where a.kind = 'psp_float')),
      coalesce(-sum(e.amount_minor) filter (where a.kind = 'house_receivable'), 0)) as booked
    from ledger.transaction p join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
    where p.scope = 'reversal' group by p.transaction_id
  ) t using (key)
  where r.expected is distinct from t.booked
  union all
  select 'no_more_taken_than_came', format('deposit %s is %s: %s came, %s is gone', d.order_id, d.state, d.received_minor, g.gone)
  from cashier.deposit d
  cross join lateral (
    select cashier.amount_gone(d.order_id) as gone, cashier.amount_leaving(d.order_id) as leaving
  ) g
  where d.state in ('credited', 'reversed')
      and (g.gone + g.leaving > d.received_minor or (g.gone = d.received_minor) <> (d.state = 'reversed'))
    or d.state not in ('credited', 'reversed') and g.gone + g.leaving > 0
  union all
  select 'refund_is_booked', format('refund %s is %s: expected %s, booked %s', coalesce(f.refund_id, t.refund_id), f.state,
    f.expected, t.booked)
  from (
    select r.refund_id, r.state, (
      select string_agg(format('refund_%s %s %s %s%s', s.step, r.amount_minor, r.currency, r.member_id,
        case s.step when 'pay' then ' ' || r.psp_id end), ', ' order by s.step)
      from unnest(array['hold'] || case r.state when 'paid' then array['pay'] when 'refused' then array['release']
        else array[]::text[] end) s (step)) as expected
    from cashier.refund r
  ) f
  full join (
    select c.refund_id, string_agg(c.booked, ', ' order by c.booked) as booked
    from (
      select split_part(p.key, ':', 1) as refund_id, format('%s %s %s %s%s', p.kind, max(e.amount_minor), min(a.currency),
        max(a.member_id), ' ' || max(a.psp_id)) as booked
      from ledger.transaction p join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
      where p.scope = 'refund' group by p.transaction_id
    ) c group by c.refund_id
  ) t using (refund_id)
  where f.expected is distinct from t.booked
  union all
  select 'refund_is_of_its_deposit', format('refund %s of deposit %s', f.refund_id, f.order_id)
  from cashier.refund f join cashier.deposit d using (order_id)
  where (f.site_id, f.member_id, f.psp_id, f.payment_ref, f.currency)
    is distinct from (d.site_id, d.member_id, d.psp_id, d.payment_ref, d.currency)
  union all
  select 'debt_is_its_steps', format('member %s in %s owes %s after %s', d.member_id, d.currency, d.owed_minor, s.path)
  from cashier.debt d
  left join lateral (
    select sum(c.amount_minor) as total, string_agg(c.amount_minor::text, ' ' order by c.seq) as path,
      bool_and(c.owed_minor = c.running) as is_chain
    from (
      select p.seq, p.amount_minor, p.owed_minor, sum(p.amount_minor) over (order by p.seq) as running
      from cashier.debt_step p where p.member_id = d.member_id and p.currency = d.currency
    ) c
  ) s on true
  where (s.total, s.is_chain) is distinct from (d.owed_minor::numeric, true)
  union all
  select 'debts_are_claims', format('site %s in %s: claims %s, debts %s', coalesce(c.site_id, o.site_id),
    coalesce(c.currency, o.currency), coalesce(c.amount_minor, 0), coalesce(o.amount_minor, 0))
  from (
    select a.site_id, a.currency, -sum(e.amount_minor) as amount_minor
    from ledger.account a join ledger.entry e using (account_id) where a.kind = 'house_receivable'
    group by a.site_id, a.currency
  ) c
  full join (
    select d.site_id::integer as site_id, d.currency, sum(d.owed_minor) as amount_minor
    from cashier.debt d group by d.site_id, d.currency
  ) o using (site_id, currency)
  where coalesce(c.amount_minor, 0) <> coalesce(o.amount_minor, 0)
  union all
  select 'debt_steps_are_booked', format('%s %s: step %s, booked %s', coalesce(s.cause, b.cause), coalesce(s.key, b.key),
    s.amount_minor, b.amount_minor)
  from cashier.debt_step s
  full join (
    select case t.scope when 'reversal' then 'reversal' else split_part(t.key, ':', 1) end as cause,
      case t.scope when 'reversal' then t.key else substr(t.key, position(':' in t.key) + 1) end as key,
      -e.amount_minor as amount_minor
    from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
    where a.kind = 'house_receivable'
  ) b using (cause, key)
  where s.amount_minor is distinct from b.amount_minor
  union all
  select 'forgiving_is_decided', format('%s of member %s: step %s, decision %s', key, coalesce(s.member_id, d.member_id),
    s.amount_minor, d.amount_minor)
  from (select p.key, p.member_id, -p.amount_minor as amount_minor from cashier.debt_step p where p.cause = 'forgiven') s
  full join (
    select c.change_request_id::text as key, c.member_id, c.amount_minor from cashier.claim_decision c where c.kind = 'forgiven'
  ) d using (key)
  where (s.member_id, s.amount_minor) is distinct from (d.member_id, d.amount_minor)
$$;
revoke all on function cashier.check_claims from public;
grant execute on function cashier.check_claims to platform_app;
