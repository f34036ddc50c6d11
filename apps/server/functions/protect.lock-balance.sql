-- Holds a member's main balance until the transaction ends: bets, and what is counted of them, come before or after.
create or replace function protect.lock_balance(p_member_id bigint)
returns void language plpgsql as $$
begin
  perform 1 from ledger.balance b
  where b.account_id = (
    select a.account_id from app.member m
    join ledger.account a on a.member_id = m.member_id and a.kind = 'member_main' and a.currency = m.currency
    where m.member_id = p_member_id)
  for no key update;
end
$$;
revoke all on function protect.lock_balance from public;
