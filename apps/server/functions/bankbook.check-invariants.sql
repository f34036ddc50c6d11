-- What must hold of books of payment services at every moment; no rows when it does.
create or replace function bankbook.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  with summed as (
    select d.psp_id, d.currency, d.day, d.state, d.opening_minor, d.closing_minor, d.told_opening_minor,
      coalesce(sum(l.amount_minor), 0) as moved_minor
    from bankbook.day d left join bankbook.line l using (psp_id, currency, day)
    group by d.psp_id, d.currency, d.day
  ), chained as (
    select s.*, lag(s.closing_minor) over book as before_minor, lag(s.state) over book as before_state
    from summed s window book as (partition by s.psp_id, s.currency order by s.day)
  )
  select 'closed_days_add_up', format('%s %s %s: %s and %s make %s', c.psp_id, c.currency, c.day, c.opening_minor,
    c.moved_minor, c.closing_minor)
  from chained c where c.state = 'closed' and c.opening_minor + c.moved_minor <> c.closing_minor
  union all
  select 'closed_days_follow', format('%s %s %s begins with %s after %s, %s', c.psp_id, c.currency, c.day,
    c.opening_minor, c.before_minor, c.before_state)
  from chained c where c.state = 'closed'
    and (c.before_state = 'open' or c.opening_minor <> coalesce(c.before_minor, c.told_opening_minor))
  union all
  select 'lines_are_not_moved_back', format('line %s of %s counts to %s', l.line_id, l.psp_id, l.day)
  from bankbook.line l where l.day < l.booked_on
  union all
  select 'cases_have_their_log', format('case %s is %s, last step %s', b.break_id, b.state, s.state)
  from bankbook.break b
  left join lateral (
    select p.state from bankbook.break_step p where p.break_id = b.break_id order by p.step desc limit 1
  ) s on true
  where s.state is distinct from b.state
  union all
  select 'closed_days_have_no_open_case', format('case %s of %s', b.break_id, b.day)
  from bankbook.break b join bankbook.day d using (psp_id, currency, day)
  where d.state = 'closed' and b.state = 'open'
  union all
  select 'fees_are_booked_once', format('%s %s: %s in the ledger, lines say %s', coalesce(f.psp_id, l.psp_id),
    coalesce(f.currency, l.currency), coalesce(f.amount_minor, 0), coalesce(l.amount_minor, 0))
  from (
    select a.psp_id, a.currency, sum(e.amount_minor) as amount_minor
    from ledger.account a join ledger.entry e using (account_id) where a.kind = 'psp_fee' group by a.psp_id, a.currency
  ) f
  full join (
    select n.psp_id, n.currency, sum(n.settled_minor) as amount_minor
    from bankbook.line n where n.is_fee and n.settled_at is not null group by n.psp_id, n.currency
  ) l using (psp_id, currency)
  where coalesce(f.amount_minor, 0) <> coalesce(l.amount_minor, 0)
$$;
revoke all on function bankbook.check_invariants from public;
grant execute on function bankbook.check_invariants to platform_app;
