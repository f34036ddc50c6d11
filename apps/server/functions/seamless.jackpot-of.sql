-- Which jackpot the session's bets feed: a site's, in the session's currency.
create or replace function seamless.jackpot_of(
  p_gp_id text, p_token_hash bytea, p_currency text, out status text, out site_id integer, out takes_part boolean
) language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_session seamless.session;
begin
  select s.* into v_session from seamless.session s where s.token_hash = p_token_hash and s.gp_id = p_gp_id;
  status := case
    when not found then 'INVALID_TOKEN'
    when v_session.currency <> p_currency then 'WRONG_CURRENCY'
    when v_session.ended_at is not null or v_session.expires_at <= clock_timestamp() then 'TOKEN_EXPIRED'
    else 'OK' end;
  site_id := v_session.site_id;
  takes_part := v_session.pot_account_id is not null;
end
$$;
revoke all on function seamless.jackpot_of from public;
grant execute on function seamless.jackpot_of to platform_app;
