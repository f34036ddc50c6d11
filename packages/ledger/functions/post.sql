-- The one way money moves. In the caller's transaction: locks the member balances in account order, refuses
-- what would go below zero, then writes transaction, entries, balances and one member.cash event for each
-- member whose cash or bonus changed. The lock comes before the key is looked up, so that of equal requests
-- at the same time the second sees what the first stored; the unique key holds where no lock is shared.
-- Raises on what no caller may ask for: unknown accounts, legs that do not sum to zero in a currency, two
-- sites or two members in one transaction. The codes HL… are listed in src/ledger-errors.ts.
--
-- Written out for the one shape nearly every bet has: two legs, a member's account and the house's.
create or replace function ledger.post(
  p_scope text, p_key text, p_request_hash bytea, p_kind text, p_legs ledger.leg[],
  p_reference_id bigint default null, p_note jsonb default null
) returns ledger.post_result language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_one ledger.account;
  v_two ledger.account;
  v_member ledger.account;
  v_amount_minor bigint;
  v_after_minor bigint;
  v_version bigint;
  v_transaction_id bigint;
  v_main_after_minor bigint;
begin
  if cardinality(p_legs) = 2 and p_legs[1].amount_minor + p_legs[2].amount_minor = 0 then
    select * into v_one from ledger.account a where a.account_id = p_legs[1].account_id;
    select * into v_two from ledger.account a where a.account_id = p_legs[2].account_id;
  end if;
  if (v_one.is_member <> v_two.is_member and v_one.site_id = v_two.site_id and v_one.currency = v_two.currency)
    is not true
  then
    return ledger.post_legs(p_scope, p_key, p_request_hash, p_kind, p_legs, p_reference_id, p_note);
  end if;
  if v_one.is_member then
    v_member := v_one;
    v_amount_minor := p_legs[1].amount_minor;
  else
    v_member := v_two;
    v_amount_minor := p_legs[2].amount_minor;
  end if;

  select b.balance_minor + v_amount_minor, b.version + 1 into strict v_after_minor, v_version
  from ledger.balance b where b.account_id = v_member.account_id for no key update;
  if v_member.kind = 'member_main' then
    v_main_after_minor := v_after_minor;
  end if;
  if v_after_minor < 0 then
    return coalesce(ledger.stored_answer(p_scope, p_key, p_request_hash),
                    ('insufficient', null, v_main_after_minor - v_amount_minor)::ledger.post_result);
  end if;
  insert into ledger.transaction (scope, key, request_hash, kind, reference_id, note)
  values (p_scope, p_key, p_request_hash, p_kind, p_reference_id, p_note)
  on conflict (scope, key) do nothing
  returning transaction_id into v_transaction_id;
  if not found then
    return ledger.stored_answer(p_scope, p_key, p_request_hash);
  end if;
  insert into ledger.entry (transaction_id, leg, account_id, amount_minor, balance_after_minor, version)
  values (v_transaction_id, 1, v_one.account_id, p_legs[1].amount_minor,
          case when v_one.is_member then v_after_minor end, case when v_one.is_member then v_version end),
         (v_transaction_id, 2, v_two.account_id, p_legs[2].amount_minor,
          case when v_two.is_member then v_after_minor end, case when v_two.is_member then v_version end);
  update ledger.balance set balance_minor = v_after_minor, version = v_version
  where account_id = v_member.account_id;
  if v_member.kind in ('member_main', 'member_bonus') and v_amount_minor <> 0 then
    insert into app.outbox (channel, event, payload)
    values ('private-member.' || v_member.member_id, 'member.cash',
            jsonb_build_object('cash', app.format_minor(coalesce(v_main_after_minor, (
                                 select b.balance_minor from ledger.balance b join ledger.account a using (account_id)
                                 where a.member_id = v_member.member_id and a.kind = 'member_main'
                                   and a.currency = v_member.currency)), v_member.currency),
                               'currency', v_member.currency));
  end if;
  return ('posted', v_transaction_id, v_main_after_minor)::ledger.post_result;
end
$$;
revoke all on function ledger.post from public;
grant execute on function ledger.post to platform_app;
