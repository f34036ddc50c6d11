-- Before a play is taken back that put money into a bonus which has settled since: brings that money to the bonus account
-- again, from where it went. What of the bonus became the house's goes first: without the play there would have been less to
-- divide, and as much cash as long as that is there. False, and nothing is moved: the cash that is to be taken back is spent.
-- The caller holds the balance.
create or replace function promo.fund_rollback(p_play promo.contribution, p_main_account_id bigint)
returns boolean language plpgsql as $$
declare
  v_grant promo.grant;
  v_bonus_minor bigint := p_play.bonus_payout_minor - p_play.bonus_stake_minor;
  v_house_minor bigint;
  v_cash_minor bigint;
  -- what the play itself left in cash is taken back with it
  v_own_cash_minor bigint := (
    select coalesce(sum(e.amount_minor), 0) from ledger.entry e
    where e.transaction_id = p_play.transaction_id and e.account_id = p_main_account_id);
begin
  select * into v_grant from promo.grant g where g.grant_id = p_play.grant_id;
  if v_grant.settled_at is null or v_bonus_minor <= 0 then
    return true;
  end if;
  -- all that a settled grant came to was brought on
  v_house_minor := v_grant.granted_minor - v_grant.cashed_minor + (
    select sum(c.bonus_payout_minor - c.bonus_stake_minor) from promo.contribution c where c.grant_id = v_grant.grant_id);
  v_cash_minor := least(v_grant.cashed_minor, greatest(v_bonus_minor - greatest(v_house_minor, 0), 0));
  if ledger.balance_of(p_main_account_id) < v_own_cash_minor + v_cash_minor then
    return false;
  end if;
  perform promo.book(v_grant, 'back:' || p_play.transaction_id, array['member_main', 'house_breakage', 'member_bonus'],
    array[-v_cash_minor, v_cash_minor - v_bonus_minor, v_bonus_minor]);
  update promo.grant g set cashed_minor = g.cashed_minor - v_cash_minor
  where g.grant_id = v_grant.grant_id and v_cash_minor <> 0;
  return true;
end
$$;
revoke all on function promo.fund_rollback from public;
