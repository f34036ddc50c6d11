-- Before a play is taken back that put money into a bonus which has settled since: brings that money to the bonus account
-- again, from where it went. False, and nothing is moved: the cash that is to be taken back is spent. The caller holds the balance.
create or replace function promo.fund_rollback(p_play promo.contribution, p_main_account_id bigint)
returns boolean language plpgsql as $$
declare
  v_grant promo.grant;
  v_bonus_minor bigint := p_play.bonus_payout_minor - p_play.bonus_stake_minor;
  -- what the play itself left in cash is taken back with it
  v_cash_minor bigint := (
    select coalesce(sum(e.amount_minor), 0) from ledger.entry e
    where e.transaction_id = p_play.transaction_id and e.account_id = p_main_account_id);
begin
  select * into v_grant from promo.grant g where g.grant_id = p_play.grant_id;
  if v_grant.settled_at is null or v_bonus_minor <= 0 then
    return true;
  end if;
  if v_grant.state = 'completed' then
    v_cash_minor := v_cash_minor + v_bonus_minor;
  end if;
  if ledger.balance_of(p_main_account_id) < v_cash_minor then
    return false;
  end if;
  perform promo.book(v_grant, 'back:' || p_play.transaction_id, array[
    case v_grant.state when 'completed' then 'member_main' else 'house_breakage' end, 'member_bonus'],
    array[-v_bonus_minor, v_bonus_minor]);
  return true;
end
$$;
revoke all on function promo.fund_rollback from public;
