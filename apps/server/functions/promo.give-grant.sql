-- Gives a bonus, once for its source, and answers the grant; it is active at once unless another one is. Null, and nothing
-- is given: no bet is taken from the member. Raises where the source stands for another grant, and where the member has
-- no wallet of the site in the currency.
create or replace function promo.give_grant(p_terms jsonb, p_now timestamptz)
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  t promo.grant := jsonb_populate_record(null::promo.grant, p_terms);
  v_grant promo.grant;
begin
  perform 1 from app.member m
  where m.member_id = t.member_id and m.site_id = t.site_id and m.currency = t.currency;
  if not found then
    raise exception 'member % has no wallet in % on site %', t.member_id, t.currency, t.site_id;
  end if;
  perform ledger.open_account(t.site_id, 'member_main', t.member_id, null, t.currency);
  perform ledger.open_account(t.site_id, 'member_bonus', t.member_id, null, t.currency);
  perform protect.lock_balance(t.member_id);
  select * into v_grant from promo.grant g where g.source_type = t.source_type and g.source_id = t.source_id;
  if found then
    if (v_grant.member_id, v_grant.granted_minor, v_grant.required_minor)
      is distinct from (t.member_id, t.granted_minor, t.required_minor)
    then
      raise exception '% % stands for grant %, which is another', t.source_type, t.source_id, v_grant.grant_id;
    end if;
    return v_grant.grant_id;
  end if;
  if exists (select from protect.guard g where g.member_id = t.member_id and g.bet_blocked_until > p_now) then
    return null;
  end if;
  insert into promo.grant
    (site_id, member_id, currency, granted_minor, gt_id, required_minor, weight_bp, max_stake_minor, max_cashout_minor,
     excluded_games, priority, source_type, source_id, given_at, expires_at)
  values (t.site_id, t.member_id, t.currency, t.granted_minor, t.gt_id, t.required_minor, coalesce(t.weight_bp, 10000),
    t.max_stake_minor, t.max_cashout_minor, coalesce(t.excluded_games, '{}'), coalesce(t.priority, 0), t.source_type,
    t.source_id, p_now, t.expires_at)
  returning * into v_grant;
  perform promo.activate_next(t.member_id, t.currency, p_now);
  return v_grant.grant_id;
end
$$;
revoke all on function promo.give_grant from public;
grant execute on function promo.give_grant to platform_app;
