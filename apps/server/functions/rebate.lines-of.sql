-- What members get by a plan's terms for each period of days, of the facts as they were known at the end of a day:
-- a line for each line of the plan that gives something (of members who are named: that counts for something), and one in no hall where the least or the most takes from the sum.
-- Without members: of everybody. A function of the facts and its arguments alone.
create or replace function rebate.lines_of(
  p_site integer, p_currency text, p_kind text, p_period text, p_terms jsonb, p_first date, p_last date, p_known date,
  p_members bigint[]
) returns table (member_id bigint, first_day date, gt_id smallint, gp_id text, base_minor numeric, rate_bp integer,
  amount_minor bigint)
language plpgsql stable as $$
declare
  v_whose text := case when p_members is null then '' else ' and f.member_id = any ($6)' end;
  v_measure text := case p_kind when 'turnover' then 'f.valid_turnover_minor'
    else 'f.cash_stake_minor - f.cash_payout_minor' end;
  v_begin text := case p_period when 'day' then '%s' else 'date_trunc(''week'', %s::timestamp)::date' end;
begin
  return query execute format($sql$
    with terms as materialized (
      select (l.value ->> 'gt_id')::smallint as gt_id, coalesce(l.value ->> 'gp_id', '') as gp_id,
        l.value -> 'tiers' as tiers
      from jsonb_array_elements($3 -> 'lines') l
    ), tier as materialized (
      select t.gt_id, t.gp_id, (r.value ->> 'from_minor')::numeric as from_minor, (r.value ->> 'rate_bp')::integer as rate_bp,
        lead((r.value ->> 'from_minor')::numeric) over (partition by t.gt_id, t.gp_id
          order by (r.value ->> 'from_minor')::numeric) as until_minor
      from terms t cross join jsonb_array_elements(t.tiers) r
    ), plus as materialized (
      select l.member_id, l.plus_bp from vip.plus_on($1, $2, $7, $6) l
    ), fact as (
      select f.member_id, %1$s as first_day, f.gt_id, f.gp_id, %3$s as minor
      from play.member_day f
      where f.site_id = $1 and f.day = any ($4) and f.currency = $2 and not f.is_late %4$s
      union all
      select f.member_id, %2$s, f.gt_id, f.gp_id, %3$s
      from play.late_change f
      where f.site_id = $1 and f.of_day = any ($4) and f.currency = $2 and f.known_on <= $5 %4$s
    ), base as (
      -- a provider's own line, else its hall's
      select f.member_id, f.first_day, f.gt_id, coalesce(o.gp_id, h.gp_id) as gp_id, sum(f.minor) as base_minor
      from fact f left join terms o on o.gt_id = f.gt_id and o.gp_id = f.gp_id
      left join terms h on h.gt_id = f.gt_id and h.gp_id = ''
      where coalesce(o.gp_id, h.gp_id) is not null
      group by 1, 2, 3, 4
      having sum(f.minor) > 0
    ), earned as materialized (
      select b.member_id, b.first_day, b.gt_id, b.gp_id, b.base_minor, r.rate_bp,
        floor(b.base_minor * r.rate_bp / 10000)::bigint as amount_minor
      from base b left join tier t on t.gt_id = b.gt_id and t.gp_id = b.gp_id
        and b.base_minor >= t.from_minor and (t.until_minor is null or b.base_minor < t.until_minor)
      -- a level adds to what the terms give, and gives nothing where they do not
      left join plus l on l.member_id = b.member_id
      cross join lateral (select case when t.rate_bp > 0 then t.rate_bp + coalesce(l.plus_bp, 0) else 0 end as rate_bp) r
    )
    select e.member_id, e.first_day, e.gt_id, e.gp_id, e.base_minor, e.rate_bp, e.amount_minor
    from earned e %5$s
    union all
    select s.member_id, s.first_day, 0::smallint, '', 0, 0,
      (case when s.minor < bound.least then 0 else bound.most end - s.minor)::bigint
    from (select e.member_id, e.first_day, sum(e.amount_minor) as minor from earned e
      where e.amount_minor > 0 group by e.member_id, e.first_day) s
    cross join (select coalesce(($3 ->> 'min_minor')::numeric, 0) as least, ($3 ->> 'max_minor')::numeric as most) bound
    where s.minor < bound.least or s.minor > bound.most
  $sql$, format(v_begin, 'f.day'), format(v_begin, 'f.of_day'), v_measure, v_whose,
    case when p_members is null then 'where e.amount_minor > 0' else '' end)
  using p_site, p_currency, p_terms, array(select p_first + n from generate_series(0, p_last - p_first) n), p_known,
    p_members, p_last;
end
$$;
revoke all on function rebate.lines_of from public;
