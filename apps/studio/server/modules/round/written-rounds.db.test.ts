import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '@halls/service';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stakeCall } from '#modules/seamless-wallet';
import type { GameSession } from '#modules/game-session';
import type { StudioTables } from '#platform/database.ts';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { openSeamlessGame, openTransferGame, spinAt } from '../../testing/open-game.ts';
import { seamlessKey, startTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { createRoundWriter } from './round-writer.ts';
import { type Spin, playRounds } from './written-rounds.repo.ts';

let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;
/** As the studio itself is connected. */
let database: Database<StudioTables>;

beforeEach(async () => {
  operator = await startFakeOperator({ balanceMinor: 1_000_000n, secret: seamlessKey.secret });
  studio = await startTestStudio(operator.url);
  const { url } = studio.database;
  database = openDatabase<StudioTables>({ url, role: 'studio_app', maxConnections: 3, onError: () => {} });
});
afterEach(async () => {
  await database.close();
  await studio.drop();
  await operator.stop();
});

test('each spin of a batch gets its own answer, and what is refused moves nothing', async () => {
  await openTransferGame(studio, 'rich', '5000');
  await openTransferGame(studio, 'poor', '900');
  await openTransferGame(studio, 'gone', '5000');
  await openTransferGame(studio, 'stale', '5000');
  await openSeamlessGame(studio, 'seamless');
  await studio.operatorCalls('kick', { member_ref: 'gone', currency: 'VND' });
  const [rich, poor, gone, stale, seamless] = await Promise.all(
    ['rich', 'poor', 'gone', 'stale', 'member-of-seamless'].map(nextSpin),
  );
  const spins: Spin[] = [
    rich!,
    poor!,
    { ...rich!, roundId: randomUUID(), clientRoundId: 'another-of-rich' },
    gone!,
    { ...rich!, roundId: randomUUID() },
    seamless!,
    { ...stale!, nonce: 1 },
  ];
  expect(await playRounds(database.pool, spins)).toEqual([
    { verdict: 'made', balanceMinor: 4_500n },
    { verdict: 'not_enough_money' },
    { verdict: 'late' },
    { verdict: 'session_ended' },
    { verdict: 'earlier' },
    { verdict: 'made', balanceMinor: null },
    { verdict: 'late' },
  ]);
  expect(await roundsAndMoney()).toEqual([
    { member_ref: 'gone', balance: '5000', entries: '5000', rounds: null, nonce: 0 },
    { member_ref: 'member-of-seamless', balance: '0', entries: null, rounds: 'open', nonce: 1 },
    { member_ref: 'poor', balance: '900', entries: '900', rounds: null, nonce: 0 },
    { member_ref: 'rich', balance: '4500', entries: '4500', rounds: 'settled', nonce: 1 },
    { member_ref: 'stale', balance: '5000', entries: '5000', rounds: null, nonce: 0 },
  ]);
  const again = { ...seamless!, roundId: randomUUID(), clientRoundId: 'while-open', nonce: 1 };
  expect(await playRounds(database.pool, [again])).toEqual([{ verdict: 'round_open' }]);
});

test('a spin that breaks the statement leaves its neighbours their rounds', async () => {
  await openTransferGame(studio, 'one', '5000');
  await openTransferGame(studio, 'two', '5000');
  const [one, two] = await Promise.all(['one', 'two'].map(nextSpin));
  const writer = createRoundWriter(database);
  const play = async (spin: Spin) => {
    let answer = await writer.play(spin);
    // the statement that broke may still be letting go
    while (answer.verdict === 'busy') answer = await writer.play(spin);
    return answer;
  };
  const written = await Promise.allSettled([play({ ...one!, payoutMinor: -1n }), play(two!)]);
  expect(written).toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: { verdict: 'made', balanceMinor: 4_500n } },
  ]);
  expect(await roundsAndMoney()).toMatchObject([
    { member_ref: 'one', balance: '5000', rounds: null, nonce: 0 },
    { member_ref: 'two', balance: '4500', rounds: 'settled', nonce: 1 },
  ]);
});

test('a statement whose outcome was lost is run again, and everything in it stands once', async () => {
  await openTransferGame(studio, 'lost', '5000');
  const spin = await nextSpin('lost');
  let losses = 1;
  const pool = {
    async query(...asked: Parameters<typeof database.pool.query>) {
      const answer: unknown = await Promise.resolve(database.pool.query(...asked));
      if (losses-- > 0) throw Object.assign(new Error('the connection went'), { code: 'ECONNRESET' });
      return answer;
    },
  } as unknown as typeof database.pool;
  expect(await createRoundWriter({ pool }).play(spin)).toEqual({ verdict: 'stands' });
  expect(await roundsAndMoney()).toMatchObject([
    { balance: '4500', entries: '4500', rounds: 'settled', nonce: 1 },
  ]);
});

test('a player who is held keeps nobody else waiting', async () => {
  await openTransferGame(studio, 'held', '5000');
  await openTransferGame(studio, 'free', '5000');
  const client = await studio.database.pool.connect();
  try {
    await client.query(`begin; select from studio.player where member_ref = 'held' for update`);
    const spins = await Promise.all(['held', 'free'].map(nextSpin));
    expect(await playRounds(database.pool, spins)).toMatchObject([{ verdict: 'busy' }, { verdict: 'made' }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('a spin that waited for its player’s row is played when it is free', async () => {
  const token = await openTransferGame(studio, 'waits', '5000');
  const client = await studio.database.pool.connect();
  await client.query(`begin; select from studio.player where member_ref = 'waits' for update`);
  const spun = spinAt(studio, token, 'waited-0001');
  await new Promise((settle) => setTimeout(settle, 60));
  await client.query('rollback');
  client.release();
  expect((await spun).body).toMatchObject({ state: 'settled' });
});

test('planned while the tables are empty, it reads no row of the past', async () => {
  const token = await openTransferGame(studio, 'player', '900000');
  for (let i = 0; i < 30; i += 1) await spinAt(studio, token, `past-round-${i}`);
  await openTransferGame(studio, 'other', '900000');
  const [spin, other] = await Promise.all(['player', 'other'].map(nextSpin));
  const client = await database.pool.connect();
  const rowsRead = async () => {
    const { rows } = await client.query(
      `select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows
       from pg_stat_xact_user_tables where schemaname = 'studio' and relname in ('round', 'seed_pair', 'game_session')`,
    );
    return new Map(rows.map(({ table, rows: read }) => [String(table), Number(read)]));
  };
  try {
    await client.query('begin');
    const before = await rowsRead();
    const answers = await playRounds(client as never, [spin!, other!]);
    expect(answers).toMatchObject([{ verdict: 'made' }, { verdict: 'made' }]);
    const after = await rowsRead();
    const read = (table: string) => (after.get(table) ?? 0) - (before.get(table) ?? 0);
    // each looked up by its key, written to, and held by a foreign key
    expect(['round', 'seed_pair', 'game_session'].map((table) => read(table) <= 6)).toEqual([
      true,
      true,
      true,
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** The next round of a member's only player and session: a stake of 1000 that brings 500. */
async function nextSpin(memberRef: string): Promise<Spin> {
  const { rows } = await studio.database.pool.query(
    `select p.player_id::integer as "playerId", p.kind, p.member_ref as "memberRef", p.currency, s.session_id as "sessionId",
       s.game_code as "gameCode", s.site_id as "siteId", s.wallet_token as "walletToken", d.seed_id::integer as "seedId",
       d.next_nonce as nonce, coalesce(d.client_seed, 'mine') as "clientSeed"
     from studio.player p join studio.game_session s using (player_id)
     join studio.seed_pair d on d.player_id = p.player_id and d.activated_at is not null and d.revealed_at is null
     where p.member_ref = $1`,
    [memberRef],
  );
  const { playerId, sessionId, gameCode, seedId, nonce, clientSeed, ...session } = rows[0];
  const round = { roundId: randomUUID(), gameCode, stakeMinor: 1_000n, payoutMinor: 500n, jackpot: null };
  const playedAt = new Date();
  // nobody else asks for it while the test looks
  const leaseUntil = new Date(playedAt.getTime() + 60_000);
  const { body } = stakeCall({ ...session, hasJackpot: false } as GameSession, round, 'bet-win');
  return {
    ...{ ...round, playerId, sessionId, seedId, nonce, clientSeed, playedAt },
    ...{ clientRoundId: `next-${memberRef}`, bet: { stakeMinor: 1_000n }, mathematics: 'lines-20@1' },
    outcome: { units: 10 },
    call: session.kind === 'seamless' ? { body, leaseUntil } : null,
  };
}

async function roundsAndMoney() {
  const { rows } = await studio.database.pool.query(
    `select member_ref, balance_minor::text as balance,
       (select sum(amount_minor)::text from studio.entry e where e.player_id = p.player_id) as entries,
       (select string_agg(state, ' ') from studio.round r where r.player_id = p.player_id) as rounds,
       (select next_nonce from studio.seed_pair d where d.player_id = p.player_id and d.activated_at is not null) as nonce
     from studio.player p order by member_ref`,
  );
  return rows;
}
