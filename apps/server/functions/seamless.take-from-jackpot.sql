-- What a transaction gave to a jackpot, and the legs that are needed besides its own in reverse: where the pot was won
-- in the meantime and holds less now, the house gives what is missing. The jackpot is locked by execute_many.
create or replace function seamless.take_from_jackpot(
  p_transaction_id bigint, out fed_minor bigint, out legs ledger.leg[]
) language plpgsql as $$
declare
  v_leg record;
  v_house bigint;
  v_missing_minor bigint;
begin
  fed_minor := 0;
  legs := '{}';
  for v_leg in
    select a.account_id, a.site_id, a.currency, sum(e.amount_minor)::bigint as amount_minor
    from ledger.entry e join ledger.account a using (account_id)
    where e.transaction_id = p_transaction_id and a.kind in ('jackpot_pot', 'jackpot_reserve')
    group by a.account_id
  loop
    fed_minor := fed_minor + v_leg.amount_minor;
    v_missing_minor := v_leg.amount_minor - ledger.house_balance(v_leg.account_id);
    if v_missing_minor > 0 then
      v_house := ledger.open_account(v_leg.site_id, 'house_jackpot', null, null, v_leg.currency);
      legs := legs || (v_leg.account_id, v_missing_minor)::ledger.leg || (v_house, -v_missing_minor)::ledger.leg;
    end if;
  end loop;
end
$$;
revoke all on function seamless.take_from_jackpot from public;
