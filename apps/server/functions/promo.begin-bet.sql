-- Which grant a stake counts for, and how much of it the bonus pays: nothing where the cash suffices, all of it where the
-- bonus alone does, else what the cash lacks. No grant where none is active or the game is not one of its hall's; then the
-- cash pays. Refuses what a rule of the grant does not allow. The caller holds the balance.
create or replace function promo.begin_bet(
  p_session seamless.session, p_game_code text, p_stake_minor bigint,
  out grant_id bigint, out bonus_account_id bigint, out bonus_minor bigint, out refusal text
) language plpgsql as $$
declare
  v_grant promo.grant;
  v_cash_minor bigint;
  v_bonus_minor bigint;
begin
  bonus_minor := 0;
  select * into v_grant from promo.grant g
  where g.member_id = p_session.member_id and g.currency = p_session.currency and g.state = 'active';
  if v_grant.expires_at <= clock_timestamp() then
    perform promo.settle(v_grant.grant_id, clock_timestamp());
    select * into v_grant from promo.grant g
    where g.member_id = p_session.member_id and g.currency = p_session.currency and g.state = 'active';
  end if;
  if v_grant.grant_id is null then
    return;
  end if;
  if promo.refusal_of(v_grant, p_session.gp_id, p_game_code, p_stake_minor) is not null then
    refusal := 'LIMIT_REACHED';
    return;
  end if;
  if promo.hall_of_game(p_session.site_id, p_session.gp_id, p_game_code) is distinct from v_grant.gt_id then
    return;
  end if;
  grant_id := v_grant.grant_id;
  select a.account_id, b.balance_minor into bonus_account_id, v_bonus_minor
  from ledger.account a join ledger.balance b on b.account_id = a.account_id
  where a.member_id = p_session.member_id and a.kind = 'member_bonus' and a.currency = p_session.currency;
  v_cash_minor := ledger.balance_of(p_session.main_account_id);
  bonus_minor := case
    when p_stake_minor <= v_cash_minor then 0
    when p_stake_minor <= v_bonus_minor then p_stake_minor
    when p_stake_minor - v_cash_minor <= v_bonus_minor then p_stake_minor - v_cash_minor
    -- not covered, which the cash says
    else 0 end;
end
$$;
revoke all on function promo.begin_bet from public;
