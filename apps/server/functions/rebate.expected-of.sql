-- What a member gets of a period that goes on, as it stands.
create or replace function rebate.expected_of(p_plan bigint, p_version integer, p_member bigint, p_first date, p_last date)
returns table (gt_id smallint, gp_id text, base_minor numeric, rate_bp integer, amount_minor bigint)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select l.gt_id, l.gp_id, l.base_minor, l.rate_bp, l.amount_minor
  from rebate.plan p join rebate.version v on v.plan_id = p.plan_id and v.version = p_version
  cross join lateral rebate.lines_of(p.site_id, p.currency, p.kind, p.period, v.terms, p_first, p_last, p_last,
    array[p_member]) l
  where p.plan_id = p_plan;
end
$$;
revoke all on function rebate.expected_of from public;
grant execute on function rebate.expected_of to platform_app;
