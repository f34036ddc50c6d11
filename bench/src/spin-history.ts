import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/**
 * Writes so many settled rounds of the past as the studio would have, straight into the tables, dealt in turn to the
 * players who have a session, in an earlier session of each for some thousands of them: at a seamless player's each with
 * its wallet call, at the others' with their entries. What was staked came back, so that balances stay as they are. The
 * site has read them: what it follows begins after them.
 */
export async function addSpinHistory(owner: pg.Pool, rounds: number): Promise<void> {
  await untilFollowed(owner);
  for (let left = rounds; left > 0; left -= roundsAtOnce)
    await owner.query(insertRounds, [Math.min(left, roundsAtOnce)]);
  await owner.query('vacuum analyze studio.round, studio.wallet_call, studio.entry, studio.seed_pair');
}

const roundsAtOnce = 100_000;
const followedWithinMs = 30_000;

/** Or the site would read all of the history beside what is measured, a thousand rounds at a time. */
async function untilFollowed(owner: pg.Pool): Promise<void> {
  const endMs = performance.now() + followedWithinMs;
  for (;;) {
    const { rows } = await owner.query(`select from app.provider_feed where cursor <> ''`);
    if (rows.length > 0) return;
    if (performance.now() > endMs) throw new Error('the site does not follow the rounds of the provider');
    await sleep(100);
  }
}

const insertRounds = `
  with past as (
    insert into studio.game_session (session_id, token_hash, player_id, game_code, language, site_id, started_at, used_at, ended_at, end_reason)
    select gen_random_uuid(), gen_random_uuid()::text, player_id, game_code, language, site_id, now(), now(), now(), 'expired'
    from studio.game_session where ended_at is null
    returning session_id, player_id, game_code
  ), seat as (
    select p.player_id, p.kind, p.member_ref, p.balance_minor, p.balance_version, s.session_id, s.game_code,
      d.seed_id, d.next_nonce, row_number() over (order by p.player_id) - 1 as n, count(*) over () as seats
    from studio.player p
    join past s on s.player_id = p.player_id
    join studio.seed_pair d on d.player_id = p.player_id and d.activated_at is not null and d.revealed_at is null
  ), dealt as (
    select (substr(ms, 1, 8) || '-' || substr(ms, 9) || '-7' || substr(gen_random_uuid()::text, 16))::uuid as round_id, timed.*
    from (
      select i, seat.*, i / seats as step, to_timestamp((from_ms + i) / 1000.0) as at, lpad(to_hex(from_ms + i), 12, '0') as ms
      from (select (extract(epoch from now() - interval '1 day') * 1000)::bigint as from_ms) as past_day,
        generate_series(0, $1::bigint - 1) as i join seat on seat.n = i % (select max(seats) from seat)
    ) timed
  ), rounds as (
    insert into studio.round (round_id, player_id, session_id, client_round_id, game_code, bet, mathematics, outcome,
      stake_minor, payout_minor, seed_id, client_seed, nonce, state, balance_after_minor, opened_at, ended_at, ended_xid)
    select round_id, player_id, session_id, gen_random_uuid()::text, game_code, '{"stakeMinor": "1000"}',
      case kind when 'seamless' then 'ways-243@1' else 'lines-20@1' end,
      '{"units": 20, "spins": [{"grid": [[1,2,3],[4,5,6],[1,2,3],[4,5,6],[1,2,3]], "wins": []}]}', 1000, 1000, seed_id, 'bench',
      next_nonce + step, 'settled', balance_minor, at, at,
      -- in a transaction that was over before the site began to follow
      case kind when 'transfer' then '3'::xid8 end
    from dealt
  ), calls as (
    insert into studio.wallet_call (transaction_id, round_id, method, body, state, attempts, next_attempt_at, answer, created_at)
    select round_id || ':bet-win', round_id, 'bet-win', jsonb_build_object('request_id', round_id, 'transaction_id', round_id,
        'round_id', round_id, 'round_closed', true, 'session_token', repeat('x', 43), 'member_ref', member_ref,
        'site_id', 1, 'currency', 'VND', 'game_code', game_code, 'is_free', false, 'bet_amount', '1000', 'win_amount', '1000'),
      'accepted', 1, at, jsonb_build_object('status', 'OK', 'request_id', round_id, 'wallet_transaction_id', '1',
        'balance', jsonb_build_object('cash', '1000000', 'bonus', '0'), 'currency', 'VND', 'replayed', false), at
    from dealt where kind = 'seamless'
  ), entries as (
    insert into studio.entry (player_id, version, amount_minor, balance_after_minor, kind, reference)
    select player_id, balance_version + 2 * step + side.n, side.amount, balance_minor + side.after, side.kind, round_id
    from dealt, (values (1, -1000, -1000, 'stake'), (2, 1000, 0, 'payout')) as side (n, amount, after, kind)
    where dealt.kind <> 'seamless'
  ), versions as (
    update studio.player p set balance_version = p.balance_version + 2 * t.steps
    from (select player_id, count(*) as steps from dealt where kind <> 'seamless' group by player_id) t
    where t.player_id = p.player_id
  )
  update studio.seed_pair d set next_nonce = d.next_nonce + t.steps, client_seed = coalesce(d.client_seed, 'bench')
  from (select seed_id, count(*) as steps from dealt group by seed_id) t where t.seed_id = d.seed_id`;
