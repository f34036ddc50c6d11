-- The most that a level adds to the rates of rebates, by the version in force on a day; 0 where none does.
create or replace function vip.highest_plus(p_site integer, p_currency text, p_day date)
returns integer language sql stable as $$
  select coalesce((
    select max((l.value ->> 'rebate_plus_bp')::integer)
    from (select y.terms from vip.version y
      where y.site_id = p_site and y.currency = p_currency and y.from_day <= p_day
      order by y.from_day desc, y.version desc limit 1) v
    cross join lateral jsonb_array_elements(v.terms -> 'levels') l), 0)
$$;
revoke all on function vip.highest_plus from public;
