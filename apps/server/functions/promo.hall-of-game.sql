-- The hall that a game stands in on a site, also when it is no longer shown; else its provider's, if that stands in one alone.
create or replace function promo.hall_of_game(p_site_id integer, p_gp_id text, p_game_code text)
returns integer language sql stable as $$
  select coalesce(
    (select g.gt_id from app.game g
     where g.site_id = p_site_id and g.gp_id = p_gp_id and g.game_code = p_game_code limit 1),
    (select min(p.gt_id) from app.provider p where p.site_id = p_site_id and p.gp_id = p_gp_id having count(*) = 1))
$$;
revoke all on function promo.hall_of_game from public;
