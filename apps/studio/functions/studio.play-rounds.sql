-- Rounds of their own that many players play at once, drawn already: written, and paid where the money is kept here, in
-- one statement and one commit. Each gets an answer in its place, whatever becomes of its neighbours:
--   made               the round stands; with the player's balance where it is kept here
--   stands             it stood before, under this very round id: the statement is run again
--   earlier            the player's browser has used the id for a round that stands
--   late               drawn from seeds that are not the next ones (any more), or behind another one of the player here
--   busy               somebody else holds the player's row: ask again
--   session_ended, not_enough_money, round_open
-- A nonce is spent by whoever holds the player's row and finds it unspent, so that no two rounds share one, whatever the
-- processes that drew them believed. Of each player at most one is made in a call.
--
-- The plan is made once for a connection, maybe while the tables are empty, and serves when they are large. So each row
-- is asked for by its whole key and by nothing that another index would answer, and whether a round stands already is
-- found out by inserting it: asked for, it would be searched among all rounds of the player.
create or replace function studio.play_rounds(p_spins jsonb) returns setof studio.spin_answer language plpgsql
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_material = off as $$
declare
  v_spins studio.spin[] := array(select s from jsonb_populate_recordset(null::studio.spin, p_spins) as s);
  v_held bigint[];
  v_verdicts text[];
  v_candidates studio.spin[];
  v_written uuid[];
  v_made studio.spin[];
begin
  -- Nobody is waited for: one player who is held elsewhere would keep all the others.
  v_held := array(
    select p.player_id from studio.player p
    where p.player_id in (select s.player_id from unnest(v_spins) as s)
    for no key update skip locked);

  -- After the locks, so that it sees what those who held them have committed.
  v_verdicts := array(
    select case
      when g.session_id is null or g.ended_at is not null then 'session_ended'
      when s.player_id <> all (v_held) then 'busy'
      when row_number() over (partition by s.player_id order by s.ordinality) > 1 then 'late'
      when p.kind <> 'seamless' and p.balance_minor < s.stake_minor then 'not_enough_money'
      when o.is_open then 'round_open'
      when d.player_id = s.player_id and d.activated_at is not null and d.revealed_at is null and d.next_nonce = s.nonce
        and coalesce(d.client_seed, s.client_seed) = s.client_seed then 'made'
      else 'late'
    end
    from unnest(v_spins) with ordinality as s
    left join studio.player p on p.player_id = s.player_id
    left join studio.game_session g on g.session_id = s.session_id
    left join studio.seed_pair d on d.seed_id = s.seed_id
    -- not `exists`, for which all open rounds might be read into a hash
    left join lateral (
      select true as is_open from studio.round r where r.player_id = s.player_id and r.state = 'open' and not r.is_ticket limit 1) as o on true
    order by s.ordinality);
  v_candidates := array(select v_spins[n] from generate_subscripts(v_verdicts, 1) as n where v_verdicts[n] = 'made');

  with written as (
    insert into studio.round (round_id, player_id, session_id, client_round_id, game_code, bet, mathematics, outcome,
      jackpot, stake_minor, payout_minor, seed_id, client_seed, nonce, state, balance_after_minor, opened_at, ended_at,
      ended_xid)
    select s.round_id, s.player_id, s.session_id, s.client_round_id, s.game_code, s.bet, s.mathematics, s.outcome,
      s.jackpot, s.stake_minor, s.payout_minor, s.seed_id, s.client_seed, s.nonce,
      case p.kind when 'seamless' then 'open' else 'settled' end,
      case when p.kind <> 'seamless' then p.balance_minor - s.stake_minor + s.payout_minor end,
      s.played_at, case when p.kind <> 'seamless' then s.played_at end,
      case when p.kind = 'transfer' then pg_current_xact_id() end
    from unnest(v_candidates) as s join studio.player p on p.player_id = s.player_id
    on conflict (player_id, client_round_id) do nothing
    returning round_id
  )
  select array_agg(w.round_id) into v_written from written w;

  v_made := array(select s from unnest(v_candidates) as s where s.round_id = any (v_written));
  if cardinality(v_made) < cardinality(v_spins) then
    v_verdicts := array(
      select coalesce(
        (select case when e.round_id = s.round_id then 'stands' else 'earlier' end from studio.round e
         where e.player_id = s.player_id and e.client_round_id = s.client_round_id and s.round_id <> all (coalesce(v_written, '{}'))),
        v_verdicts[s.ordinality])
      from unnest(v_spins) with ordinality as s order by s.ordinality);
  end if;

  if cardinality(v_made) > 0 then
    update studio.seed_pair d set next_nonce = d.next_nonce + 1, client_seed = s.client_seed
    from unnest(v_made) as s where d.seed_id = s.seed_id;

    insert into studio.wallet_call (transaction_id, round_id, method, body, state, attempts, next_attempt_at, created_at)
    select s.call ->> 'transaction_id', s.round_id, 'bet-win', s.call, 'pending', 1, s.lease_until, s.played_at
    from unnest(v_made) as s where s.call is not null;

    insert into studio.entry (player_id, version, amount_minor, balance_after_minor, kind, reference)
    select p.player_id, p.balance_version + side.n, side.amount_minor, p.balance_minor + side.sum_minor, side.kind, s.round_id
    from unnest(v_made) as s join studio.player p on p.player_id = s.player_id,
      lateral (values (1, -s.stake_minor, -s.stake_minor, 'stake'),
        (2, s.payout_minor, s.payout_minor - s.stake_minor, 'payout')) as side (n, amount_minor, sum_minor, kind)
    where s.call is null and side.amount_minor <> 0;

    update studio.player p set balance_minor = p.balance_minor - s.stake_minor + s.payout_minor,
      balance_version = p.balance_version + 1 + (s.payout_minor > 0)::integer
    from unnest(v_made) as s where p.player_id = s.player_id and s.call is null;
  end if;

  return query
    select a.verdict, case when a.verdict = 'made' and p.kind <> 'seamless' then p.balance_minor end
    from unnest(v_spins) with ordinality as s
    join unnest(v_verdicts) with ordinality as a (verdict, n) on a.n = s.ordinality
    left join studio.player p on p.player_id = s.player_id
    order by s.ordinality;
end
$$;
revoke all on function studio.play_rounds from public;
grant execute on function studio.play_rounds to studio_app;
