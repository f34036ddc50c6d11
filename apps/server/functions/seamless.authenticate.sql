-- Redeems a code, once, and opens the session that the token's hash will be known by.
create or replace function seamless.authenticate(
  p_gp_id text, p_code_hash bytea, p_token_hash bytea, p_lifetime interval,
  out status text, out member_id bigint, out site_id integer, out currency text, out language text, out cash_minor bigint,
  out bonus_minor bigint
) language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_code seamless.launch_code;
  v_main_account_id bigint;
  v_jackpot record;
begin
  update seamless.launch_code c set used_at = clock_timestamp()
  where c.code_hash = p_code_hash and c.gp_id = p_gp_id and c.used_at is null
  returning * into v_code;
  if not found then
    status := 'INVALID_TOKEN';
    return;
  end if;
  if v_code.expires_at <= clock_timestamp() then
    status := 'TOKEN_EXPIRED';
    return;
  end if;
  if exists (select from protect.guard g where g.member_id = v_code.member_id and g.bet_blocked_until > clock_timestamp()) then
    status := 'MEMBER_DISABLED';
    return;
  end if;
  v_main_account_id := ledger.open_account(v_code.site_id, 'member_main', v_code.member_id, null, v_code.currency);
  select ledger.open_account(t.site_id, 'jackpot_pot', null, null, t.currency) as pot_account_id,
    ledger.open_account(t.site_id, 'jackpot_reserve', null, null, t.currency) as reserve_account_id,
    t.reserve_percent, p.limit_bp
  into v_jackpot
  from app.jackpot_terms t, app.jackpot_provider p
  where t.site_id = v_code.site_id and t.currency = v_code.currency and p.gp_id = p_gp_id and p.limit_bp > 0;
  insert into seamless.session
    (token_hash, gp_id, member_id, site_id, currency, game_code, game_session_id, main_account_id, ggr_account_id,
     pot_account_id, reserve_account_id, reserve_percent, contribution_limit_bp, expires_at)
  values (p_token_hash, p_gp_id, v_code.member_id, v_code.site_id, v_code.currency, v_code.game_code,
          v_code.game_session_id, v_main_account_id,
          ledger.open_account(v_code.site_id, 'provider_ggr', null, p_gp_id, v_code.currency),
          v_jackpot.pot_account_id, v_jackpot.reserve_account_id, v_jackpot.reserve_percent, v_jackpot.limit_bp,
          clock_timestamp() + p_lifetime);
  status := 'OK';
  member_id := v_code.member_id;
  site_id := v_code.site_id;
  currency := v_code.currency;
  language := v_code.language;
  cash_minor := ledger.balance_of(v_main_account_id);
  bonus_minor := promo.bonus_of(member_id, currency);
end
$$;
revoke all on function seamless.authenticate from public;
grant execute on function seamless.authenticate to platform_app;
