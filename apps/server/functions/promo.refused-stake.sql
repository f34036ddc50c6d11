-- Which rule of a member's active grant takes no such stake, with the highest that it takes; no row where none forbids it.
create or replace function promo.refused_stake(
  p_member_id bigint, p_currency text, p_gp_id text, p_game_code text, p_stake_minor bigint
) returns table (rule text, max_stake_minor bigint) language sql stable security definer
set search_path = pg_catalog, pg_temp as $$
  select r.rule, g.max_stake_minor
  from promo.grant g cross join lateral promo.refusal_of(g, p_gp_id, p_game_code, p_stake_minor) r (rule)
  where g.member_id = p_member_id and g.currency = p_currency and g.state = 'active' and g.expires_at > now()
    and r.rule is not null
$$;
revoke all on function promo.refused_stake from public;
grant execute on function promo.refused_stake to platform_app;
