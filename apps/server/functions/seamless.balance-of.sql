-- What the main wallet of the session's member holds.
create or replace function seamless.balance_of(p_gp_id text, p_token_hash bytea, p_currency text)
returns seamless.answer language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_session seamless.session;
begin
  select * into v_session from seamless.session s where s.token_hash = p_token_hash and s.gp_id = p_gp_id;
  if not found then
    return seamless.refuse('INVALID_TOKEN', null, null);
  end if;
  return (case
            when v_session.currency <> p_currency then 'WRONG_CURRENCY'
            when v_session.ended_at is not null or v_session.expires_at <= clock_timestamp() then 'TOKEN_EXPIRED'
            else 'OK'
          end, null, ledger.balance_of(v_session.main_account_id), v_session.currency, false, null, null,
          promo.bonus_of(v_session.member_id, v_session.currency))::seamless.answer;
end
$$;
revoke all on function seamless.balance_of from public;
grant execute on function seamless.balance_of to platform_app;
