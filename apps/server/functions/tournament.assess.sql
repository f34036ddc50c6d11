-- What a round scores in a tournament; 0 where it does not count. `p_joined_at` is null where the member has not joined.
create or replace function tournament.assess(
  t tournament.tournament, r play.round, p_joined_at timestamptz
) returns bigint language sql immutable as $$
  select case
    when r.closed_at is null or r.closed_at < t.starts_at or r.closed_at >= t.end_at then 0
    when r.site_id <> t.site_id or r.currency <> t.currency then 0
    when r.cash_stake_minor < t.least_stake_minor then 0
    when t.gt_id <> r.gt_id then 0
    when t.gp_ids <> '{}' and r.gp_id <> all (t.gp_ids) then 0
    when t.games <> '{}' and r.gp_id || '/' || r.game_code <> all (t.games) then 0
    when t.is_opt_in and (p_joined_at is null or r.opened_at < p_joined_at) then 0
    when t.scoring = 'turnover' then r.valid_turnover_minor
    when t.scoring = 'multiplier' then trunc(greatest(r.cash_payout_minor, 0)::numeric * 100 / r.cash_stake_minor)::bigint
    -- one for the round, and one for each time that it pays its stake, fifty at most
    else 1 + least(50, greatest(r.cash_payout_minor, 0) / r.cash_stake_minor) end
$$;
revoke all on function tournament.assess from public;
