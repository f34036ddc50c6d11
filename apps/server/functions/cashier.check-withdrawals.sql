-- What must hold between withdrawals, their attempts and steps and the ledger at every moment; no rows when it does.
create or replace function cashier.check_withdrawals()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'withdrawals_are_held', format('member %s in %s: %s held, orders say %s', coalesce(h.member_id, o.member_id),
    coalesce(h.currency, o.currency), coalesce(h.amount_minor, 0), coalesce(o.amount_minor, 0))
  from (
    select a.member_id, a.currency, sum(b.balance_minor) as amount_minor
    from ledger.account a join ledger.balance b using (account_id)
    where a.kind = 'member_withdrawal' group by a.member_id, a.currency
  ) h
  full join (
    select u.member_id, u.currency, sum(u.amount_minor) as amount_minor
    from (
      select w.member_id, w.currency, w.amount_minor
      from cashier.withdrawal w where w.state not in ('paid', 'bounced', 'returned')
      union all
      select f.member_id, f.currency, f.amount_minor from cashier.refund f where f.ended_at is null
    ) u group by u.member_id, u.currency
  ) o using (member_id, currency)
  where coalesce(h.amount_minor, 0) <> coalesce(o.amount_minor, 0)
  union all
  select 'withdrawal_is_booked', format('withdrawal %s is %s after %s', coalesce(w.order_id, t.order_id), w.state, t.booked)
  from cashier.withdrawal w
  full join (
    select c.order_id, string_agg(c.booked, ', ' order by c.booked) as booked
    from (
      select split_part(p.key, ':', 1) as order_id, format('%s %s %s %s%s', p.kind, max(e.amount_minor), min(a.currency),
        max(a.member_id), ' ' || max(a.psp_id)) as booked
      from ledger.transaction p join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
      where p.scope = 'withdrawal' group by p.transaction_id
    ) c group by c.order_id
  ) t using (order_id)
  left join lateral (
    select x.psp_id from cashier.withdrawal_attempt x where x.order_id = w.order_id and x.state in ('paid', 'bounced')
  ) paid on true
  left join lateral (
    select string_agg(format('withdrawal_%s %s %s %s%s', s.step, w.amount_minor, w.currency, w.member_id,
      case when s.step in ('pay', 'bounce') then ' ' || paid.psp_id end), ', '
      order by format('withdrawal_%s', s.step)) as expected
    from unnest(array['hold'] || case
      when w.state in ('paid', 'bounced') then array['pay']
      when w.state = 'returned' and paid.psp_id is not null then array['pay', 'bounce']
      when w.state = 'returned' then array['release']
      else array[]::text[] end) s (step)
  ) s on true
  where w.order_id is null or t.booked is distinct from s.expected
  union all
  select 'withdrawal_steps_lead_here', format('withdrawal %s is %s after %s', w.order_id, w.state, s.path)
  from cashier.withdrawal w
  left join lateral (
    select string_agg(c.to_state, ' ' order by c.seq) as path, (array_agg(c.to_state order by c.seq desc))[1] as last,
      (array_agg(c.from_state order by c.seq))[1] as first, count(*) as steps, max(c.seq) as highest,
      bool_and(c.is_next) as is_chain
    from (
      select p.seq, p.from_state, p.to_state,
        p.from_state = lag(p.to_state, 1, 'created') over (order by p.seq) as is_next
      from cashier.withdrawal_step p where p.order_id = w.order_id
    ) c
  ) s on true
  where (s.last, s.first, s.steps = s.highest, s.is_chain) is distinct from (w.state, 'created', true, true)
  union all
  select 'attempts_are_of_the_order', format('withdrawal %s is %s, its attempts %s of %s', w.order_id, w.state, a.states,
    w.attempts)
  from cashier.withdrawal w
  left join lateral (
    select coalesce(string_agg(x.state, ' ' order by x.attempt), '') as states, count(*) as attempts,
      max(x.attempt) as highest, (array_agg(x.state order by x.attempt desc))[1] as last,
      count(*) filter (where x.state <> 'declined') as not_declined
    from cashier.withdrawal_attempt x where x.order_id = w.order_id
  ) a on true
  where a.attempts <> w.attempts or a.highest is distinct from nullif(w.attempts, 0)
    or case
      when w.state in ('sending', 'unknown', 'paid', 'bounced') then (a.last, a.not_declined) is distinct from (w.state, 1)
      when w.state = 'returned' then not (a.not_declined = 0 or (a.last, a.not_declined) = ('bounced', 1))
      else a.not_declined <> 0 end
  union all
  select 'withdrawal_decisions_are_steps', format('withdrawal %s became %s by hand: step %s, decision %s', order_id,
    to_state, s.actor is not null, d.operator_id is not null)
  from (select p.order_id, p.seq, p.to_state, p.actor from cashier.withdrawal_step p where p.actor = 'operator') s
  full join cashier.withdrawal_decision d using (order_id, seq, to_state)
  where s.actor is null or d.operator_id is null
$$;
revoke all on function cashier.check_withdrawals from public;
grant execute on function cashier.check_withdrawals to platform_app;
