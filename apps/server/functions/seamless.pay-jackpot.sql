-- The pot to the member, the next pot's seed into the pot, and the event for whoever looks. All that the jackpot holds
-- is read after its lock was got: what is committed later is the next winner's.
create or replace function seamless.pay_jackpot(
  p_session seamless.session, p_round app.jackpot_round, p_scope text, p_key text, p_hash bytea, p_note jsonb
) returns ledger.post_result language plpgsql as $$
declare
  v_site_id int := p_session.site_id;
  v_currency text := p_session.currency;
  v_pot bigint := ledger.open_account(v_site_id, 'jackpot_pot', null, null, v_currency);
  v_reserve bigint := ledger.open_account(v_site_id, 'jackpot_reserve', null, null, v_currency);
  v_house bigint := ledger.open_account(v_site_id, 'house_jackpot', null, null, v_currency);
  v_won_minor bigint := ledger.house_balance(v_pot);
  v_seed_minor bigint := coalesce((select t.seed_minor from app.jackpot_terms t
                                   where t.site_id = v_site_id and t.currency = v_currency), 0);
  v_reserved_minor bigint := least(ledger.house_balance(v_reserve), v_seed_minor);
  v_posted ledger.post_result;
begin
  v_posted := ledger.post(p_scope, p_key, p_hash, 'seamless_jackpot_win', array[
    (p_session.main_account_id, v_won_minor)::ledger.leg, (v_pot, v_seed_minor - v_won_minor)::ledger.leg,
    (v_reserve, -v_reserved_minor)::ledger.leg, (v_house, v_reserved_minor - v_seed_minor)::ledger.leg], null, p_note);
  if v_posted.outcome <> 'posted' then
    return v_posted;
  end if;
  update app.jackpot_round j
  set won_minor = v_won_minor, won_transaction_id = v_posted.transaction_id, won_at = clock_timestamp()
  where j.gp_id = p_round.gp_id and j.member_id = p_round.member_id and j.round_id = p_round.round_id;
  insert into app.outbox (channel, event, payload)
  select 'web_api.' || v_currency, 'jackpot.won', jsonb_build_object('site_id', v_site_id, 'currency', v_currency,
    'member_account', app.mask_account(m.member_account), 'amount', app.format_minor(v_won_minor, v_currency))
  from app.member m where m.member_id = p_session.member_id;
  return v_posted;
end
$$;
revoke all on function seamless.pay_jackpot from public;
