-- Makes the account unless it exists; member accounts get their balance row. Raises on an unknown kind or
-- currency, and when the member's account belongs to another site.
create or replace function ledger.open_account(p_site_id integer, p_kind text, p_member_id bigint, p_gp_id text, p_currency text, p_psp_id text default null)
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_account_id bigint := ledger.find_account(p_site_id, p_kind, p_member_id, p_gp_id, p_currency, p_psp_id);
begin
  if v_account_id is not null then
    return v_account_id;
  end if;
  insert into ledger.account (site_id, kind, member_id, gp_id, psp_id, currency)
  values (p_site_id, p_kind, p_member_id, p_gp_id, p_psp_id, p_currency)
  on conflict do nothing
  returning account_id into v_account_id;
  if v_account_id is null then
    v_account_id := ledger.find_account(p_site_id, p_kind, p_member_id, p_gp_id, p_currency, p_psp_id);
    if v_account_id is null then
      raise exception 'member % has a % account in % on another site', p_member_id, p_kind, p_currency
        using errcode = 'HL006';
    end if;
    return v_account_id;
  end if;
  if p_member_id is not null then
    insert into ledger.balance (account_id) values (v_account_id);
  end if;
  return v_account_id;
end
$$;
revoke all on function ledger.open_account from public;
grant execute on function ledger.open_account to platform_app;
