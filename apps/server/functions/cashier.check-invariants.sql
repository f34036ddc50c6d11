-- What must hold between deposits, their steps and the ledger at every moment; no rows when it does.
create or replace function cashier.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  with booked as (
    select t.key, count(*) as times, min(f.psp_id) as psp_id, min(f.currency) as currency, sum(m.amount_minor) as amount_minor,
      min(o.member_id) as member_id
    from ledger.account f join ledger.entry e using (account_id) join ledger.transaction t using (transaction_id)
      join ledger.entry m on m.transaction_id = t.transaction_id and m.account_id <> f.account_id
      join ledger.account o on o.account_id = m.account_id
    where f.kind = 'psp_float' and t.scope = 'deposit'
    group by t.key
  )
  select 'deposit_is_booked', format('deposit %s is %s: booked %s times, %s %s', coalesce(d.order_id, b.key), d.state,
    coalesce(b.times, 0), b.amount_minor, b.currency)
  from cashier.deposit d full join booked b on b.key = d.order_id
  where case when d.state in ('credited', 'reversed')
    then (b.times, b.amount_minor, b.currency, b.psp_id, b.member_id)
      is distinct from (1::bigint, d.received_minor::numeric, d.received_currency, d.psp_id, d.member_id)
    else b.key is not null end
  union all
  select 'steps_lead_here', format('deposit %s is %s after %s', d.order_id, d.state, s.path)
  from cashier.deposit d
  left join lateral (
    select string_agg(c.to_state, ' ' order by c.seq) as path, (array_agg(c.to_state order by c.seq desc))[1] as last,
      (array_agg(c.from_state order by c.seq))[1] as first, count(*) as steps, max(c.seq) as highest,
      bool_and(c.is_next) as is_chain
    from (
      select p.seq, p.from_state, p.to_state,
        p.from_state = lag(p.to_state, 1, 'created') over (order by p.seq) as is_next
      from cashier.step p where p.order_id = d.order_id
    ) c
  ) s on true
  where (s.last, s.first, s.steps = s.highest, s.is_chain) is distinct from (d.state, 'created', true, true)
  union all
  select 'depositor_counts', format('member %s: %s deposits, counted %s', coalesce(c.member_id, d.member_id), c.credited, d.deposit_times)
  from (
    select o.member_id, count(*) as credited from cashier.deposit o where o.state in ('credited', 'reversed') group by o.member_id
  ) c
  full join cashier.depositor d using (member_id)
  where coalesce(c.credited, 0) <> coalesce(d.deposit_times, 0)
  union all
  select 'decisions_are_steps', format('deposit %s became %s by hand: step %s, decision %s', order_id, to_state,
    s.actor is not null, c.operator_id is not null)
  from (select p.order_id, p.to_state, p.actor from cashier.step p where p.actor = 'operator' and p.cause <> 'won_back') s
  full join cashier.decision c using (order_id, to_state)
  where s.actor is null or c.operator_id is null
$$;
revoke all on function cashier.check_invariants from public;
grant execute on function cashier.check_invariants to platform_app;
