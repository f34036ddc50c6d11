-- What was played with a grant, the newest first, from before a transaction on.
create or replace function promo.plays_of(p_grant_id bigint, p_before bigint, p_limit integer)
returns table (
  transaction_id bigint, gp_id text, game_code text, round_id text, cash_stake_minor bigint, bonus_stake_minor bigint,
  bonus_payout_minor bigint, counted_minor bigint, is_late boolean, created_at timestamptz
) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select c.transaction_id, c.gp_id, r.game_code, c.round_id, c.cash_stake_minor, c.bonus_stake_minor,
    c.bonus_payout_minor, c.counted_minor, c.is_late, t.created_at
  from promo.contribution c join ledger.transaction t using (transaction_id)
  left join seamless.round r on r.gp_id = c.gp_id and r.member_id = c.member_id and r.round_id = c.round_id
  where c.grant_id = p_grant_id and (p_before is null or c.transaction_id < p_before)
  order by c.transaction_id desc limit p_limit
$$;
revoke all on function promo.plays_of from public;
grant execute on function promo.plays_of to platform_app;
