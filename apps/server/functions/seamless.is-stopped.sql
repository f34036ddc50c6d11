-- Whether a game is switched off, by itself, with its provider or with all play.
create or replace function seamless.is_stopped(p_gp_id text, p_game_code text)
returns boolean language sql stable as $$
  select exists (
    select from app.play_stop s
    where coalesce(s.gp_id, p_gp_id) = p_gp_id and coalesce(s.game_code, p_game_code) = p_game_code)
$$;
revoke all on function seamless.is_stopped from public;
