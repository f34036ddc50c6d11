-- Books money that was taken back and is there again, once: into the wallet, from where it first pays what is owed.
-- `won_back`; `known` where it was already; `none` where nothing of that reference was told of.
create or replace function cashier.win_back(
  p_psp_id text, p_reversal_ref text, p_won_back_ref text, p_actor text, p_message_id text, p_now timestamptz
) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_deposit cashier.deposit;
  v_reversal cashier.reversal;
  v_outcome text;
  v_key text := p_psp_id || ':' || p_reversal_ref || ':won_back';
begin
  select d.* into v_deposit from cashier.reversal r join cashier.deposit d using (order_id)
  where r.psp_id = p_psp_id and r.reversal_ref = p_reversal_ref for update of d;
  if not found then
    return 'none';
  end if;
  select r.* into strict v_reversal from cashier.reversal r
  where r.psp_id = p_psp_id and r.reversal_ref = p_reversal_ref for update;
  if v_reversal.state = 'won_back' then
    return 'known';
  end if;
  update cashier.reversal r set state = 'won_back', won_back_at = p_now, won_back_ref = p_won_back_ref
  where r.psp_id = p_psp_id and r.reversal_ref = p_reversal_ref;
  -- what was never booked is not booked back
  if v_reversal.state = 'taken' then
    v_outcome := (ledger.post('reversal', v_key,
      sha256(convert_to(format('%s %s %s', v_deposit.order_id, v_reversal.currency, v_reversal.amount_minor), 'UTF8')),
      'deposit_reversal_won_back', array[
        (ledger.open_account(v_deposit.site_id, 'psp_float', null, null, v_reversal.currency, p_psp_id),
          -v_reversal.amount_minor)::ledger.leg,
        (ledger.open_account(v_deposit.site_id, 'member_main', v_deposit.member_id, null, v_reversal.currency),
          v_reversal.amount_minor)::ledger.leg],
      null, jsonb_build_object('order', v_deposit.order_id, 'psp_id', p_psp_id))).outcome;
    if v_outcome <> 'posted' then
      raise exception 'money of deposit % is won back and its money %', v_deposit.order_id, v_outcome;
    end if;
    perform cashier.cover_debt(v_deposit.site_id, v_deposit.member_id, v_reversal.currency, v_reversal.amount_minor,
      'won_back', p_psp_id || ':' || p_reversal_ref, v_deposit.order_id, p_now);
    if v_deposit.state = 'reversed' then
      perform cashier.step_claimed(v_deposit.order_id, 'reversed', 'credited', 'won_back', p_actor, p_message_id, p_now);
    end if;
  end if;
  insert into app.outbox (channel, event, payload)
  values ('private-member.' || v_deposit.member_id, 'deposit.changed',
    jsonb_build_object('order_number', v_deposit.order_id));
  return 'won_back';
end
$$;
revoke all on function cashier.win_back from public;
grant execute on function cashier.win_back to platform_app;
