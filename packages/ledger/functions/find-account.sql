-- The account's id, or null.
create or replace function ledger.find_account(p_site_id integer, p_kind text, p_member_id bigint, p_gp_id text, p_currency text, p_psp_id text default null)
returns bigint language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_member_id is not null then
    return (select a.account_id from ledger.account a
            where a.member_id = p_member_id and a.kind = p_kind and a.currency = p_currency
              and a.site_id = p_site_id and p_gp_id is null and p_psp_id is null);
  end if;
  return (select a.account_id from ledger.account a
          where a.member_id is null and a.site_id = p_site_id and a.kind = p_kind
            and coalesce(a.gp_id, a.psp_id, '') = coalesce(p_gp_id, p_psp_id, '') and a.currency = p_currency);
end
$$;
revoke all on function ledger.find_account from public;
grant execute on function ledger.find_account to platform_app;
