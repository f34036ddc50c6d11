-- Brings on what a grant that has settled still wins or gets back: to the cash where it was completed, or spent and cannot go
-- on, up to what may become cash of it in all; the rest to the house. The caller holds the balance.
create or replace function promo.move_on(p_grant promo.grant, p_transaction_id bigint, p_bonus_minor bigint)
returns void language plpgsql as $$
declare
  v_cash_minor bigint := case when p_grant.state in ('completed', 'spent')
    then least(p_bonus_minor, promo.cash_left(p_grant)) else 0 end;
begin
  perform promo.book(p_grant, 'late:' || p_transaction_id, array['member_bonus', 'member_main', 'house_breakage'],
    array[-p_bonus_minor, v_cash_minor, p_bonus_minor - v_cash_minor]);
  update promo.grant g set cashed_minor = g.cashed_minor + v_cash_minor
  where g.grant_id = p_grant.grant_id and v_cash_minor <> 0;
end
$$;
revoke all on function promo.move_on from public;
