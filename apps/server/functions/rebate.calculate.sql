-- Calculates a period of a plan that is over, by the version that was in force on its first day, and answers the run; null
-- where it was calculated already. The caller sees to it that its days do not change any more.
create or replace function rebate.calculate(p_plan bigint, p_version integer, p_first date, p_last date, p_now timestamptz)
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp
set work_mem = '128MB' as $$
declare
  v_run bigint;
begin
  perform 1 from rebate.plan p where p.plan_id = p_plan for no key update;
  insert into rebate.run (plan_id, version, first_day, last_day, known_day, calculated_at)
  values (p_plan, p_version, p_first, p_last, p_last, p_now)
  on conflict do nothing returning run_id into v_run;
  if v_run is null then
    return null;
  end if;

  -- one statement for all: what is calculated is read from where it was put
  with computed as materialized (
    select c.of_run_id, c.member_id, c.gt_id, c.gp_id, c.base_minor, c.rate_bp, c.amount_minor
    from rebate.compute(v_run) c order by c.of_run_id, c.member_id, c.gt_id, c.gp_id collate "C"
  ), written as (
    insert into rebate.line (of_run_id, member_id, gt_id, gp_id, run_id, base_minor, rate_bp, amount_minor)
    select c.of_run_id, c.member_id, c.gt_id, c.gp_id, v_run, c.base_minor, c.rate_bp, c.amount_minor from computed c
  ), carried as (
    -- what is below zero goes on: the last that a member was told of it in this plan
    select distinct on (d.member_id) d.member_id, d.carried_on_minor as minor
    from rebate.due d join rebate.run y on y.run_id = d.run_id
    where (d.carried_in_minor < 0 or d.carried_on_minor < 0) and y.plan_id = p_plan and y.state <> 'voided'
    order by d.member_id, y.first_day desc
  ), sum as materialized (
    select l.member_id, l.minor, coalesce(c.minor, 0) as carried_minor, l.minor + coalesce(c.minor, 0) as whole_minor
    from (select x.member_id, sum(x.amount_minor)::bigint as minor from computed x group by x.member_id) l
    left join carried c on c.member_id = l.member_id
  ), owed as (
    insert into rebate.due (run_id, member_id, lines_minor, carried_in_minor, amount_minor, carried_on_minor, state)
    select v_run, s.member_id, s.minor, s.carried_minor, greatest(s.whole_minor, 0), least(s.whole_minor, 0),
      case when s.whole_minor > 0 then 'due' else 'nothing' end
    from sum s order by s.member_id
  )
  update rebate.run r set members = d.members, lines_minor = d.lines_minor, amount_minor = d.amount_minor, lines = l.lines,
    difference_lines = l.difference_lines, output_hash = h.hash
  from (select count(*) as members, coalesce(sum(s.minor), 0) as lines_minor,
      coalesce(sum(greatest(s.whole_minor, 0)), 0) as amount_minor from sum s) d,
    (select count(*) as lines, count(*) filter (where c.of_run_id <> v_run) as difference_lines from computed c) l,
    -- as rebate.hash_of has it
    (select sha256(coalesce(string_agg(p.hash, ''::bytea order by p.place), ''::bytea)) as hash from (
      select c.member_id / 1000 as place, sha256(convert_to(string_agg(rebate.text_of(c.of_run_id, c.member_id, c.gt_id,
        c.gp_id, c.base_minor, c.rate_bp, c.amount_minor), E'\n' order by c.of_run_id, c.member_id, c.gt_id, c.gp_id collate "C"),
        'UTF8')) as hash
      from computed c group by 1) p) h
  where r.run_id = v_run;
  return v_run;
end
$$;
revoke all on function rebate.calculate from public;
grant execute on function rebate.calculate to platform_app;
