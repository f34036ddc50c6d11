-- The bonus's part of a payout, by the round's stakes: whole units, the rest is cash.
create or replace function promo.part_of(p_payout_minor bigint, p_bonus_stake_minor bigint, p_stake_minor bigint)
returns bigint language sql immutable as $$
  select case when p_bonus_stake_minor > 0 and p_payout_minor > 0
    then floor(p_payout_minor::numeric * least(p_bonus_stake_minor, p_stake_minor) / p_stake_minor)::bigint else 0 end
$$;
revoke all on function promo.part_of from public;
