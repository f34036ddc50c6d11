-- How much more of a grant may become cash; null: as much as there is.
create or replace function promo.cash_left(p_grant promo.grant)
returns bigint language sql immutable as $$
  select case when p_grant.max_cashout_minor is not null
    then greatest(p_grant.max_cashout_minor - p_grant.cashed_minor, 0) end
$$;
revoke all on function promo.cash_left from public;
