-- What members get above the rates of rebates, by the level that they had at the end of a day and the version in force then.
-- Without members: everybody who gets something.
create or replace function vip.plus_on(p_site integer, p_currency text, p_day date, p_members bigint[])
returns table (member_id bigint, plus_bp integer) language sql stable as $$
  select s.member_id, (v.terms -> 'levels' -> (s.to_level - 1) ->> 'rebate_plus_bp')::int
  from (
    select distinct on (x.member_id) x.member_id, x.to_level from vip.step x
    where x.site_id = p_site and x.currency = p_currency and x.day <= p_day
      and (p_members is null or x.member_id = any (p_members))
    order by x.member_id, x.day desc, x.step_id desc
  ) s
  cross join lateral (
    select y.terms from vip.version y
    where y.site_id = p_site and y.currency = p_currency and y.from_day <= p_day
    order by y.from_day desc, y.version desc limit 1
  ) v
  where s.to_level > 0 and (v.terms -> 'levels' -> (s.to_level - 1) ->> 'rebate_plus_bp')::int > 0
$$;
revoke all on function vip.plus_on from public;
