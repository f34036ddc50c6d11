-- Before a play is taken back that put money into a bonus which has settled since: brings that money to the bonus account
-- again. False, and nothing is moved: the cash that is to be taken back is spent. The caller holds the balance.
create or replace function promo.fund_rollback(p_play promo.contribution, p_main_account_id bigint)
returns boolean language plpgsql as $$
begin
  return promo.fund_back(p_play.grant_id, p_play.transaction_id::text, p_play.bonus_payout_minor - p_play.bonus_stake_minor,
    -- what the play itself left in cash is taken back with it
    (select coalesce(sum(e.amount_minor), 0)::bigint from ledger.entry e
     where e.transaction_id = p_play.transaction_id and e.account_id = p_main_account_id),
    p_main_account_id);
end
$$;
revoke all on function promo.fund_rollback from public;
