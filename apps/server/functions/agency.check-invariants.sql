-- What must hold of the agents' tree at every moment; no rows when it does.
create or replace function agency.check_invariants()
returns table (name text, detail text) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select 'members_are_where_they_are_placed', format('member %s: agent %s, placed under %s', m.member_id, m.agent_id, p.agent_id)
  from app.member m full join (select * from agency.placement where upper_inf(during)) p using (member_id)
  where m.agent_id is distinct from p.agent_id
  union all
  select 'agents_are_in_the_tree', format('agent %s', m.member_id)
  from app.member m
  where m.is_agent and not exists (select from agency.closure c
    where c.ancestor_id = m.member_id and c.descendant_id = m.member_id and upper_inf(c.during))
  union all
  -- the closure is what going up from placement to placement comes to
  select 'closure_is_the_placements', format('agent %s above %s: distance %s, by placements %s',
    coalesce(c.ancestor_id, w.ancestor_id), coalesce(c.descendant_id, w.descendant_id), c.distance, w.distance)
  from (select * from agency.closure where upper_inf(during)) c
  full join (
    with recursive walked as (
      select n.descendant_id as ancestor_id, n.descendant_id, 0 as distance
      from agency.closure n where n.distance = 0 and upper_inf(n.during)
      union all
      select p.agent_id, w.descendant_id, w.distance + 1
      from walked w join agency.placement p on p.member_id = w.ancestor_id and upper_inf(p.during)
      where w.distance < 10
    )
    select * from walked
  ) w on w.ancestor_id = c.ancestor_id and w.descendant_id = c.descendant_id
  where c.distance is distinct from w.distance
  union all
  select 'agents_are_of_the_members_site', format('member %s under %s', p.member_id, p.agent_id)
  from agency.placement p join app.member m on m.member_id = p.member_id join app.member a on a.member_id = p.agent_id
  where m.site_id <> a.site_id
  union all
  select 'statement_is_its_lines', format('period %s agent %s: %s, lines %s', s.period_id, s.agent_id, s.amount_minor, l.minor)
  from agency.statement s cross join lateral (select coalesce(sum(l.amount_minor), 0) as minor
    from agency.commission_line l where l.period_id = s.period_id and l.agent_id = s.agent_id) l
  where s.amount_minor <> l.minor
  union all
  select 'statement_is_posted', format('period %s agent %s: %s of %s, posted %s', s.period_id, s.agent_id, s.state,
    s.amount_minor, e.minor)
  from agency.statement s cross join lateral (select coalesce(sum(e.amount_minor), 0) as minor
    from ledger.transaction t join ledger.entry e using (transaction_id)
    join ledger.account a on a.account_id = e.account_id and a.kind = 'agent_commission'
    where t.scope = 'agency' and t.key = format('commission:%s:%s', s.period_id, s.agent_id)) e
  where e.minor <> case s.state when 'paid' then s.amount_minor else 0 end
  union all
  -- of what each agent's members staked, all above together take no more than the highest rate
  select 'chain_takes_the_highest_rate', format('period %s below %s: %s bp, %s at most', c.period_id, c.source_agent_id, c.bp,
    c.most)
  from (
    select l.period_id, l.source_agent_id, l.pool, sum(l.rate_bp) as bp,
      max((l.terms ->> 'own_bp')::int) as most
    from agency.commission_line l where l.kind = 'differential'
    group by l.period_id, l.source_agent_id, l.pool, l.terms ->> 'halls'
  ) c
  where c.bp > c.most
  union all
  select 'agent_has_what_was_paid_and_not_taken', format('member %s: %s, %s of it earned, %s taken', a.member_id,
    b.balance_minor, earned.minor, taken.minor)
  from ledger.account a join ledger.balance b using (account_id)
  cross join lateral (select coalesce(sum(s.amount_minor), 0) as minor from agency.statement s
    where s.agent_id = a.member_id and s.currency = a.currency and s.state = 'paid') earned
  cross join lateral (select coalesce(sum(t.amount_minor), 0) as minor from agency.transfer t
    where t.member_id = a.member_id and t.currency = a.currency) taken
  where a.kind = 'agent_commission' and b.balance_minor <> earned.minor - taken.minor
$$;
revoke all on function agency.check_invariants from public;
grant execute on function agency.check_invariants to platform_app;
