-- Settles one grant whose time is over, or which has waited for its rounds for a day. Answers whether there was one.
create or replace function promo.settle_due(p_now timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_due record;
begin
  select * into v_due from (
    (select g.grant_id, g.member_id, g.currency from promo.grant g
     where g.state in ('queued', 'active') and g.expires_at <= p_now order by g.expires_at limit 1)
    union all
    (select g.grant_id, g.member_id, g.currency from promo.grant g
     where g.state = 'settling' and g.settling_at <= p_now - interval '24 hours' order by g.settling_at limit 1)
  ) d limit 1;
  if not found then
    return false;
  end if;
  perform protect.lock_balance(v_due.member_id);
  perform promo.settle(v_due.grant_id, p_now);
  perform promo.activate_next(v_due.member_id, v_due.currency, p_now);
  return true;
end
$$;
revoke all on function promo.settle_due from public;
grant execute on function promo.settle_due to platform_app;
