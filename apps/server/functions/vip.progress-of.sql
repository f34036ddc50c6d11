-- What a member has played and paid in by now, of a window that ends with a day.
create or replace function vip.progress_of(
  p_site integer, p_currency text, p_member bigint, p_first date, p_last date, p_from timestamptz
) returns table (turnover_minor numeric, deposit_minor numeric)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select s.turnover_minor, s.deposit_minor
    from vip.sums_of(p_site, p_currency, p_first, p_last, p_from, 'infinity', array[p_member]) s;
end
$$;
revoke all on function vip.progress_of from public;
grant execute on function vip.progress_of to platform_app;
