-- Gives one gift whose time has come; whether there was one. A member of whom no bet is taken is tried again in an hour.
create or replace function vip.give_due(p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  g vip.gift;
  v_award bigint;
begin
  select * into g from vip.gift x where x.due_at <= p_now order by x.due_at, x.member_id, x.level limit 1
    for no key update skip locked;
  if not found then
    return false;
  end if;
  v_award := promo.award(g.site_id, g.member_id, g.currency, g.amount_minor, g.turnover_percent, 'vip',
    format('level:%s:%s', g.member_id, g.level), p_now);
  update vip.gift x set award_id = v_award, due_at = case when v_award is null then p_now + interval '1 hour' end
  where x.member_id = g.member_id and x.level = g.level;
  return true;
end
$$;
revoke all on function vip.give_due from public;
grant execute on function vip.give_due to platform_app;
