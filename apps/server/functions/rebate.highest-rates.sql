-- The most that members get back of their turnover in each hall by the terms in force on a day, without what their level
-- adds; halls without any are not among them.
create or replace function rebate.highest_rates(p_site integer, p_currency text, p_day date)
returns table (gt_id smallint, rate_bp integer) language sql stable as $$
  select (line.value ->> 'gt_id')::smallint, max((tier.value ->> 'rate_bp')::integer)
  from (select v.terms from rebate.version v join rebate.plan p using (plan_id)
    where p.site_id = p_site and p.currency = p_currency and p.kind = 'turnover' and v.from_day <= p_day
    order by v.from_day desc, v.version desc limit 1) held
  cross join lateral jsonb_array_elements(held.terms -> 'lines') line
  cross join lateral jsonb_array_elements(line.value -> 'tiers') tier
  group by 1 having max((tier.value ->> 'rate_bp')::integer) > 0
$$;
revoke all on function rebate.highest_rates from public;
