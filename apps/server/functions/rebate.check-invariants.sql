-- What must hold of rebates at every moment; no rows when it does.
create or replace function rebate.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'due_is_lines', format('run %s member %s: lines %s, due %s', run_id, member_id, l.minor, d.lines_minor)
  from (select run_id, member_id, sum(amount_minor) as minor from rebate.line group by run_id, member_id) l
  full join rebate.due d using (run_id, member_id)
  where l.minor is distinct from d.lines_minor
  union all
  select 'run_is_its_dues', format('run %s: says %s for %s members, dues %s for %s', r.run_id, r.amount_minor, r.members,
    d.minor, d.members)
  from rebate.run r
  cross join lateral (select coalesce(sum(x.amount_minor), 0) as minor, count(*) as members from rebate.due x
    where x.run_id = r.run_id) d
  where (r.amount_minor, r.members) is distinct from (d.minor, d.members::int)
  union all
  select 'what_is_below_zero_goes_on', format('run %s member %s: %s came, %s went on before', run_id, member_id,
    carried_in_minor, before_minor)
  from (
    select d.run_id, d.member_id, d.carried_in_minor, coalesce(lag(d.carried_on_minor) over (
      partition by r.plan_id, d.member_id order by r.first_day), 0) as before_minor
    from rebate.due d join rebate.run r using (run_id) where r.state <> 'voided'
  ) chain
  where carried_in_minor <> before_minor
  union all
  select 'paid_is_given_once', format('due %s: %s %s, given %s', coalesce(d.source_id, g.source_id), d.state, d.amount_minor,
    g.minor)
  from (select format('%s:%s', run_id, member_id) as source_id, * from rebate.due) d
  full join (
    select a.source_id, a.award_id as given_id, a.member_id, a.amount_minor as minor
    from promo.award a where a.source_type in ('rebate', 'cashback') and a.source_id ~ '^\d+:\d+$'
    union all
    select b.source_id, b.grant_id, b.member_id, b.granted_minor from promo.grant b where b.source_type = 'cashback'
  ) g using (source_id)
  where case when g.source_id is not null or d.state = 'paid'
    then (d.state = 'paid' and (d.given_id, d.member_id, d.amount_minor) = (g.given_id, g.member_id, g.minor)) is not true
    else false end
  union all
  select 'paid_runs_owe_nothing', format('run %s is %s and owes %s', r.run_id, r.state, d.state)
  from rebate.run r join rebate.due d using (run_id)
  where case r.state when 'paid' then d.state = 'due' when 'approved' then d.state in ('claimable', 'lapsed')
    else d.state not in ('nothing', 'due') end
  union all
  select 'a_period_is_worth_its_facts', format('period of run %s: lines %s', l.of_run_id, l.minor)
  from (select x.of_run_id, x.member_id, sum(x.amount_minor) as minor from rebate.line x join rebate.run y using (run_id)
    where y.state <> 'voided' group by x.of_run_id, x.member_id) l
  where l.minor < 0
$$;
revoke all on function rebate.check_invariants from public;
grant execute on function rebate.check_invariants to platform_app;
