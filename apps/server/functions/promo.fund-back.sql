-- Brings money that a grant had and that is taken back to the bonus account again, from where it went when the grant settled.
-- What of the bonus became the house's goes first: without that money there would have been less to divide, and as much cash
-- as long as that is there. Nothing to do for a grant that has not settled. False, and nothing is moved: the cash that is
-- to be taken back, with what is taken of cash beside (p_own_cash_minor), is spent. The caller holds the balance.
create or replace function promo.fund_back(
  p_grant_id bigint, p_step text, p_bonus_minor bigint, p_own_cash_minor bigint, p_main_account_id bigint
) returns boolean language plpgsql as $$
declare
  v_grant promo.grant;
  v_house_minor bigint;
  v_cash_minor bigint;
begin
  select * into v_grant from promo.grant g where g.grant_id = p_grant_id;
  if v_grant.settled_at is null or p_bonus_minor <= 0 then
    return true;
  end if;
  -- all that a settled grant came to was brought on
  v_house_minor := v_grant.granted_minor - v_grant.cashed_minor + (
    select sum(c.bonus_payout_minor - c.bonus_stake_minor) from promo.contribution c where c.grant_id = p_grant_id);
  v_cash_minor := least(v_grant.cashed_minor, greatest(p_bonus_minor - greatest(v_house_minor, 0), 0));
  if ledger.balance_of(p_main_account_id) < p_own_cash_minor + v_cash_minor then
    return false;
  end if;
  perform promo.book(v_grant, 'back:' || p_step, array['member_main', 'house_breakage', 'member_bonus'],
    array[-v_cash_minor, v_cash_minor - p_bonus_minor, p_bonus_minor]);
  update promo.grant g set cashed_minor = g.cashed_minor - v_cash_minor
  where g.grant_id = p_grant_id and v_cash_minor <> 0;
  return true;
end
$$;
revoke all on function promo.fund_back from public;
