-- Brings a grant to where it belongs: completed when enough was staked, expired when its time is over, spent when
-- nothing is left of it. While a round with bonus stakes is open it waits in "settling", a day at most. p_end ends it in
-- that way. The caller holds the balance.
create or replace function promo.settle(p_grant_id bigint, p_now timestamptz, p_end text default null)
returns void language plpgsql as $$
declare
  v_grant promo.grant;
  v_bonus_minor bigint;
  v_is_open boolean;
  v_end text;
  v_cash_minor bigint;
begin
  select * into v_grant from promo.grant g where g.grant_id = p_grant_id;
  if v_grant.state not in ('active', 'settling') then
    return;
  end if;
  v_bonus_minor := promo.bonus_of(v_grant.member_id, v_grant.currency);
  v_end := case
    -- a stake that completed it was taken back
    when v_grant.settling_to = 'completed' and v_grant.wagered_minor < v_grant.required_minor then null
    when v_grant.state = 'settling' then v_grant.settling_to end;
  v_end := coalesce(v_end, p_end, case
    when v_grant.wagered_minor >= v_grant.required_minor then 'completed'
    when v_grant.expires_at <= p_now then 'expired'
    when v_bonus_minor = 0 then 'spent' end);
  -- looked for only where something is due
  v_is_open := v_end is not null and promo.has_open_round(p_grant_id);
  if v_is_open and v_end = 'spent' then
    v_end := null;
  end if;
  if v_end is null then
    update promo.grant g set state = 'active', settling_to = null, settling_at = null
    where g.grant_id = p_grant_id and g.state = 'settling';
  elsif v_is_open and coalesce(v_grant.settling_at, p_now) > p_now - interval '24 hours' then
    update promo.grant g set state = 'settling', settling_to = v_end, settling_at = coalesce(g.settling_at, p_now)
    where g.grant_id = p_grant_id;
  else
    v_cash_minor := case v_end when 'completed' then least(v_bonus_minor, promo.cash_left(v_grant)) else 0 end;
    perform promo.book(v_grant, 'settle', array['member_bonus', 'member_main', 'house_breakage'],
      array[-v_bonus_minor, v_cash_minor, v_bonus_minor - v_cash_minor]);
    update promo.grant g set state = v_end, settling_to = null, settling_at = null, settled_at = p_now,
      cashed_minor = g.cashed_minor + v_cash_minor
    where g.grant_id = p_grant_id;
    perform promo.activate_next(v_grant.member_id, v_grant.currency, p_now);
    perform promo.keep_guard(v_grant.member_id);
  end if;
  perform promo.tell_bonus(p_grant_id);
end
$$;
revoke all on function promo.settle from public;
