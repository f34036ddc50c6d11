-- The lines of a run: of its own period, and what is different of periods before by what became known since the run before.
-- The same lines however often, whatever has become known since.
create or replace function rebate.compute(p_run bigint)
returns table (of_run_id bigint, member_id bigint, gt_id smallint, gp_id text, base_minor numeric, rate_bp integer,
  amount_minor bigint)
language plpgsql stable as $$
#variable_conflict use_column
declare
  r rebate.run;
  p rebate.plan;
  v_since date;
  o record;
begin
  select * into strict r from rebate.run x where x.run_id = p_run;
  select * into strict p from rebate.plan x where x.plan_id = r.plan_id;
  return query
    select p_run, l.member_id, l.gt_id, l.gp_id, l.base_minor, l.rate_bp, l.amount_minor
    from rebate.version v cross join lateral rebate.lines_of(p.site_id, p.currency, p.kind, p.period, v.terms, r.first_day,
      r.last_day, r.known_day, null) l
    where v.plan_id = r.plan_id and v.version = r.version;

  select max(x.known_day) into v_since from rebate.run x
  where x.plan_id = r.plan_id and x.first_day < r.first_day and x.state <> 'voided';
  for o in
    select x.run_id, x.first_day, x.last_day, v.terms, array_agg(distinct c.member_id) as members
    from play.late_change c
    join rebate.run x on x.plan_id = r.plan_id and c.of_day between x.first_day and x.last_day
      and x.first_day < r.first_day and x.state <> 'voided'
    join rebate.version v on v.plan_id = x.plan_id and v.version = x.version
    where c.site_id = p.site_id and c.currency = p.currency and c.known_on > v_since and c.known_on <= r.known_day
    group by x.run_id, x.first_day, x.last_day, v.terms
  loop
    return query
      select o.run_id, coalesce(n.member_id, b.member_id), coalesce(n.gt_id, b.gt_id), coalesce(n.gp_id, b.gp_id),
        coalesce(n.base_minor, 0) - coalesce(b.base_minor, 0), coalesce(n.rate_bp, b.rate_bp),
        (coalesce(n.amount_minor, 0) - coalesce(b.amount_minor, 0))::bigint
      from rebate.lines_of(p.site_id, p.currency, p.kind, p.period, o.terms, o.first_day, o.last_day, r.known_day,
        o.members) n
      full join (
        select l.member_id, l.gt_id, l.gp_id, sum(l.base_minor) as base_minor, max(l.rate_bp) as rate_bp,
          sum(l.amount_minor) as amount_minor
        from rebate.line l join rebate.run y on y.run_id = l.run_id
        where l.of_run_id = o.run_id and l.member_id = any (o.members) and y.first_day < r.first_day
          and y.state <> 'voided'
        group by l.member_id, l.gt_id, l.gp_id
      ) b on b.member_id = n.member_id and b.gt_id = n.gt_id and b.gp_id = n.gp_id
      where coalesce(n.amount_minor, 0) <> coalesce(b.amount_minor, 0);
  end loop;
end
$$;
revoke all on function rebate.compute from public;
