-- What terms would have given on days that were, by hall (0: what the least and the most would have taken), how many members
-- would have had something in all, and what the site won of all members on these days. Writes nothing.
create or replace function rebate.try_terms(
  p_site integer, p_currency text, p_kind text, p_period text, p_terms jsonb, p_first date, p_last date
) returns table (gt_id smallint, members integer, base_minor numeric, amount_minor numeric, all_members integer,
  ggr_minor numeric)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with line as materialized (
    select * from rebate.lines_of(p_site, p_currency, p_kind, p_period, p_terms, p_first, p_last, p_last, null)
  ), whole as (
    select (select count(*)::int from (select l.member_id from line l group by l.member_id
        having sum(l.amount_minor) > 0) m) as members,
      (select coalesce(sum(g.cash_stake_minor - g.cash_payout_minor), 0) from play.game_day g
        where g.site_id = p_site and g.currency = p_currency and g.day between p_first and p_last) as ggr_minor
  ), hall as (
    select l.gt_id, count(distinct l.member_id)::int as members, sum(l.base_minor) as base_minor,
      sum(l.amount_minor) as amount_minor
    from line l group by l.gt_id
  )
  select h.gt_id, h.members, h.base_minor, h.amount_minor, w.members, w.ggr_minor
  from whole w left join hall h on true order by h.gt_id
$$;
revoke all on function rebate.try_terms from public;
grant execute on function rebate.try_terms to platform_app;
