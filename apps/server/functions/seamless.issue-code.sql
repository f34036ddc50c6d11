-- A code for the address that a game opens at; the member's earlier codes are gone.
create or replace function seamless.issue_code(
  p_code_hash bytea, p_gp_id text, p_member_id bigint, p_game_code text, p_language text, p_game_session_id uuid,
  p_lifetime interval
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from seamless.launch_code where member_id = p_member_id;
  insert into seamless.launch_code
    (code_hash, gp_id, member_id, site_id, currency, language, game_code, game_session_id, expires_at)
  select p_code_hash, p_gp_id, m.member_id, m.site_id, m.currency, p_language, p_game_code, p_game_session_id,
         clock_timestamp() + p_lifetime
  from app.member m where m.member_id = p_member_id;
end
$$;
revoke all on function seamless.issue_code from public;
grant execute on function seamless.issue_code to platform_app;
