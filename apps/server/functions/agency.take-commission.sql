-- Moves what an agent has earned to their own main wallet, once for each key of theirs: `made`; `known` where it was made
-- before, `conflict` where the key stands for another amount, `insufficient` where there is less.
create or replace function agency.take_commission(
  p_site integer, p_member bigint, p_currency text, p_amount_minor bigint, p_client_key text, p_now timestamptz)
returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from bigint := ledger.open_account(p_site, 'agent_commission', p_member, null, p_currency);
  v_to bigint := ledger.open_account(p_site, 'member_main', p_member, null, p_currency);
  v_known agency.transfer;
  v_outcome text;
begin
  perform 1 from ledger.balance b where b.account_id in (v_from, v_to) order by b.account_id for no key update;
  select * into v_known from agency.transfer t where t.member_id = p_member and t.client_key = p_client_key;
  if found then
    return case when (v_known.amount_minor, v_known.currency) = (p_amount_minor, p_currency) then 'known' else 'conflict' end;
  end if;
  v_outcome := (ledger.post('agency', format('transfer:%s:%s', p_member, p_client_key),
    sha256(convert_to(format('%s:%s:%s', p_member, p_currency, p_amount_minor), 'UTF8')), 'agent_transfer',
    array[(v_from, -p_amount_minor)::ledger.leg, (v_to, p_amount_minor)::ledger.leg], null, null)).outcome;
  if v_outcome = 'insufficient' then
    return v_outcome;
  elsif v_outcome <> 'posted' then
    raise exception 'transfer % of member % is new and its money %', p_client_key, p_member, v_outcome;
  end if;
  insert into agency.transfer (member_id, client_key, currency, amount_minor, made_at)
  values (p_member, p_client_key, p_currency, p_amount_minor, p_now);
  return 'made';
end
$$;
revoke all on function agency.take_commission from public;
grant execute on function agency.take_commission to platform_app;
