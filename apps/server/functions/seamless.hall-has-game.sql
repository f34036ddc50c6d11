-- Whether a session of the provider's hall (game 0) may open the game.
create or replace function seamless.hall_has_game(p_session seamless.session, p_game_code text)
returns boolean language plpgsql stable as $$
begin
  return p_session.game_code = '0' and (
    exists (select from app.provider_connection c where c.gp_id = p_session.gp_id and not c.has_catalogue)
    or exists (select from app.game g where g.site_id = p_session.site_id and g.gp_id = p_session.gp_id
               and g.game_code = p_game_code and g.is_active));
end
$$;
revoke all on function seamless.hall_has_game from public;
