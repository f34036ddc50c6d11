-- Whether a round of a beacon is the one that a draw waits for which closed at a moment: the first that comes two seconds
-- after it or later (packages/fairness says the same), and none that the studio has seen by then.
create or replace function studio.is_beacon_round_due(chain text, wanted integer, closed_at timestamptz)
returns boolean language sql stable as $$
  select wanted = greatest(1, ceil(
      (extract(epoch from closed_at) + 2 - genesis_seconds) / period_seconds
    ) + 1)
    and wanted > (select coalesce(max(round), 0) from studio.beacon_round where beacon_round.chain_hash = chain)
  from studio.beacon_chain where beacon_chain.chain_hash = chain
$$;
revoke all on function studio.is_beacon_round_due from public;
grant execute on function studio.is_beacon_round_due to studio_app;
