-- Which rule of a grant takes no such stake: "game", "stake", or null where it may be placed.
create or replace function promo.refusal_of(p_grant promo.grant, p_gp_id text, p_game_code text, p_stake_minor bigint)
returns text language plpgsql stable as $$
begin
  return case
    when p_gp_id || '/' || p_game_code = any (p_grant.excluded_games) then 'game'
    when p_stake_minor > p_grant.max_stake_minor
      and promo.hall_of_game(p_grant.site_id, p_gp_id, p_game_code) = p_grant.gt_id then 'stake' end;
end
$$;
revoke all on function promo.refusal_of from public;
