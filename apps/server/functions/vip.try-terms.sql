-- How many members of a site would have had which level at the end of a day by such terms, and what reaching the levels
-- would have given them. Writes nothing.
create or replace function vip.try_terms(
  p_site integer, p_currency text, p_terms jsonb, p_day date, p_from timestamptz, p_until timestamptz
) returns table (level integer, members integer, award_minor numeric)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  return query
    with reached as (
      select vip.level_for(p_terms, s.turnover_minor, s.deposit_minor) as level
      from vip.sums_of(p_site, p_currency, p_day - (p_terms ->> 'window_days')::int + 1, p_day, p_from, p_until, null) s
    ), counted as (
      select r.level, count(*)::int as members from reached r group by r.level
    )
    select p.place::int, coalesce(c.members, 0), (l.level ->> 'award_minor')::numeric
      * (select coalesce(sum(h.members), 0) from counted h where h.level >= p.place)
    from generate_series(1, jsonb_array_length(p_terms -> 'levels')) p (place)
    cross join lateral (select p_terms -> 'levels' -> (p.place - 1) as level) l
    left join counted c on c.level = p.place
    order by 1;
end
$$;
revoke all on function vip.try_terms from public;
grant execute on function vip.try_terms to platform_app;
