-- Whether a round is open that the grant has stakes in, less what was taken back.
create or replace function promo.has_open_round(p_grant_id bigint)
returns boolean language sql stable as $$
  select exists (
    select from promo.contribution c
    join seamless.round r on r.gp_id = c.gp_id and r.member_id = c.member_id and r.round_id = c.round_id
    where c.grant_id = p_grant_id and not r.is_closed
    group by c.gp_id, c.round_id having sum(c.bonus_stake_minor) > 0)
$$;
revoke all on function promo.has_open_round from public;
