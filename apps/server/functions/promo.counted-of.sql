-- How much of a stake counts for a grant; 0 for none.
create or replace function promo.counted_of(p_grant_id bigint, p_stake_minor bigint)
returns bigint language sql stable as $$
  select coalesce((select floor(p_stake_minor::numeric * g.weight_bp / 10000)::bigint
                   from promo.grant g where g.grant_id = p_grant_id), 0)
$$;
revoke all on function promo.counted_of from public;
