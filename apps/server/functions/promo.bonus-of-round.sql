-- What a round's stakes had of a bonus, less what was taken back, and whose grant that is; 0 and null where nothing.
create or replace function promo.bonus_of_round(
  p_member_id bigint, p_gp_id text, p_round_id text, out stake_minor bigint, out grant_id bigint
) language sql stable as $$
  select coalesce(sum(c.bonus_stake_minor), 0)::bigint, max(c.grant_id) filter (where c.bonus_stake_minor > 0)
  from promo.contribution c
  where c.member_id = p_member_id and c.gp_id = p_gp_id and c.round_id = p_round_id
$$;
revoke all on function promo.bonus_of_round from public;
