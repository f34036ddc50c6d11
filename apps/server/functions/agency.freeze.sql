-- Closes a period: freezes the tree at its end, the plans, what was played, given and paid in first, what agents share with
-- those below, and what the house's edge leaves for them. The caller has locked the period and sees to it that its days are over.
create or replace function agency.freeze(p_period bigint, p_zone text, p_now timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_period agency.period;
  v_last date;
  v_from timestamptz;
  v_until timestamptz;
begin
  select * into strict v_period from agency.period p where p.period_id = p_period and p.state = 'open' for update;
  v_last := (v_period.month + interval '1 month')::date - 1;
  v_from := v_period.month::timestamp at time zone p_zone;
  v_until := (v_last + 1)::timestamp at time zone p_zone;

  insert into agency.period_tree
  select p_period, c.ancestor_id, c.descendant_id, c.distance
  from agency.closure c join app.member m on m.member_id = c.ancestor_id
  where m.site_id = v_period.site_id and c.during @> v_until - interval '1 microsecond';

  insert into agency.period_plan
  select p_period, g.agent_id, g.plan_id, g.version
  from (select distinct on (g.agent_id) g.* from agency.agent_plan g where g.from_month <= v_period.month
    order by g.agent_id, g.from_month desc) g
  join app.member m on m.member_id = g.agent_id
  where m.site_id = v_period.site_id and g.plan_id is not null and m.agent_active;

  insert into agency.period_input
  select p_period, p.agent_id, d.member_id, d.currency, d.gt_id, sum(d.cash_stake_minor), sum(d.cash_payout_minor),
    sum(d.valid_turnover_minor)
  from play.member_day d join agency.placement p on p.member_id = d.member_id
    and p.during @> ((d.day + 1)::timestamp at time zone p_zone) - interval '1 microsecond'
  where d.site_id = v_period.site_id and d.day between v_period.month and v_last
  group by p.agent_id, d.member_id, d.currency, d.gt_id;

  insert into agency.period_cost
  select p_period, p.agent_id, g.member_id, g.currency, sum(g.minor)
  from (
    select a.member_id, a.currency, a.amount_minor as minor, a.awarded_at as at
    from promo.award a
    where a.site_id = v_period.site_id and a.awarded_at >= v_from and a.awarded_at < v_until
    union all
    -- of a bonus, what has become cash
    select g.member_id, g.currency, e.amount_minor, g.settled_at
    from promo.grant g
    join ledger.transaction t on t.scope = 'promo' and t.key = g.grant_id || ':settle'
    join ledger.entry e on e.transaction_id = t.transaction_id
    join ledger.account c on c.account_id = e.account_id and c.kind = 'member_main'
    where g.site_id = v_period.site_id and g.settled_at >= v_from and g.settled_at < v_until
  ) g
  join agency.placement p on p.member_id = g.member_id and p.during @> g.at
  group by p.agent_id, g.member_id, g.currency;

  insert into agency.period_first
  select p_period, f.agent_id, f.member_id, f.deposit_minor, coalesce((
    select sum(d.valid_turnover_minor) from play.member_day d
    where d.site_id = v_period.site_id and d.currency = f.currency and d.member_id = f.member_id
      and d.day between f.day and f.until_day), 0)
  from (
    select l.agent_id, p.member_id, d.received_minor as deposit_minor, began.day, began.day + l.within_days as until_day,
      l.currency
    from (
      select p.agent_id, v.currency, (line ->> 'within_days')::int as within_days
      from agency.period_plan p join agency.plan_version v using (plan_id, version)
      cross join lateral jsonb_array_elements(v.lines) line
      where p.period_id = p_period and line ->> 'kind' = 'cpa'
    ) l
    join agency.placement p on p.agent_id = l.agent_id and p.during @> v_until - interval '1 microsecond'
    cross join lateral cashier.first_deposit(p.member_id, l.currency) d
    cross join lateral (select (d.credited_at at time zone p_zone)::date as day) began
    -- the hold: what is said of a member is said when all the days are over
    where began.day + l.within_days between v_period.month and v_last
  ) f
  where not exists (select from agency.paid_first x where x.member_id = f.member_id)
    -- what is held of a month will be paid, or never
    and not exists (select from agency.commission_line l join agency.period p using (period_id)
      where l.member_id = f.member_id and l.kind = 'cpa' and p.state <> 'voided');

  update agency.adjustment a set period_id = p_period
  where a.site_id = v_period.site_id and (a.period_id is null or exists (select from agency.period p
    where p.period_id = a.period_id and p.state = 'voided'));

  insert into agency.period_flag
  select p_period, p.agent_id, s.member_id, s.reason
  from agency.period_plan p cross join lateral app.sharers_of(p.agent_id) s
  where p.period_id = p_period and exists (select from agency.period_input i
    where i.period_id = p_period and i.member_id = s.member_id and i.agent_id in (
      select t.descendant_id from agency.period_tree t where t.period_id = p_period and t.ancestor_id = p.agent_id));

  insert into agency.period_room
  select p_period, c.currency, e.gt_id, e.edge_bp - coalesce(r.rate_bp
    -- a level adds to what rebates give, and gives nothing where they do not
    + vip.highest_plus(v_period.site_id, c.currency, v_last), 0)
  from (select distinct v.currency from agency.period_plan p join agency.plan_version v using (plan_id, version)
    where p.period_id = p_period) c
  cross join lateral app.lowest_edges(v_period.site_id) e
  left join lateral rebate.highest_rates(v_period.site_id, c.currency, v_last) r on r.gt_id = e.gt_id;

  update agency.period set state = 'closed', closed_at = p_now, changed_at = p_now where period_id = p_period;
end
$$;
revoke all on function agency.freeze from public;
grant execute on function agency.freeze to platform_app;
