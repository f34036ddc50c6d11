import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { launchTransferGame, openSeamlessGame, openTransferGame, spinAt } from '../../testing/open-game.ts';
import { seamlessKey, startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

let operator: Awaited<ReturnType<typeof startFakeOperator>>;
/** Two nodes on one database: each believes what it saw last. */
let studio: TestStudio;
let other: TestStudio;

beforeAll(async () => {
  operator = await startFakeOperator({ balanceMinor: 1_000_000n, secret: seamlessKey.secret });
  studio = await startTestStudio(operator.url);
  other = await startTestStudio(operator.url, { database: studio.database });
});
afterAll(async () => {
  await other.stop();
  await studio.drop();
  await operator.stop();
});

test('two windows at two studios play one player’s rounds with nonces that follow each other', async () => {
  const first = await openTransferGame(studio, 'twice', '900000');
  const second = await launchTransferGame(studio, 'twice');
  const rounds = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      i % 2 === 0 ? spinAt(studio, first, `at-the-first-${i}`) : spinAt(other, second, `at-the-other-${i}`),
    ),
  );
  expect(rounds.map(({ body }) => body.state)).toEqual(Array.from({ length: 24 }, () => 'settled'));
  expect(new Set(rounds.map(({ body }) => body.round_id)).size).toBe(24);
  const { rows } = await studio.database.pool.query(
    `select array_agg(nonce order by nonce) as nonces, count(distinct seed_id)::integer as pairs,
       (select max(balance_minor) - sum(e.amount_minor) from studio.entry e) ::integer as gap
     from studio.round join studio.player using (player_id) where member_ref = 'twice'`,
  );
  expect(rows).toEqual([{ nonces: Array.from({ length: 24 }, (_, i) => i), pairs: 1, gap: 0 }]);
});

test('the same id at both studios at once is one round', async () => {
  const first = await openTransferGame(studio, 'same', '900000');
  const second = await launchTransferGame(studio, 'same');
  const rounds = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      spinAt(i % 2 ? other : studio, i % 2 ? second : first, 'same-id-0001'),
    ),
  );
  expect(new Set(rounds.map(({ body }) => body.round_id)).size).toBe(1);
  expect(rounds.every(({ body }) => body.state === 'settled')).toBe(true);
});

test('seeds that the player changed at one studio are what the other plays by', async () => {
  const token = await openTransferGame(studio, 'changes', '900000');
  await spinAt(studio, token, 'before-change-1');
  const chosen = await other.gameCalls('POST', '/api/seeds/client', token, {
    client_seed: 'mine from now on',
  });
  expect(chosen.status).toBe(200);
  expect((await spinAt(studio, token, 'after-change-1')).body.fairness).toMatchObject({
    client_seed: 'mine from now on',
    nonce: 1,
  });
});

test('a session that was ended elsewhere a moment ago plays no more', async () => {
  const token = await openTransferGame(studio, 'kicked', '900000');
  expect((await spinAt(studio, token, 'before-kick-1')).body.state).toBe('settled');
  await other.operatorCalls('kick', { member_ref: 'kicked', currency: 'VND' });
  const { status, body } = await spinAt(studio, token, 'after-kick-01');
  expect([status, body]).toEqual([401, { error: 'session_ended', end_reason: 'kicked' }]);
  expect((await spinAt(studio, token, 'after-kick-02')).status).toBe(401);
});

test('the first attempt has the bytes of every later one', async () => {
  operator.incidents.push('lose_answer');
  const token = await openSeamlessGame(studio, 'bytes');
  expect((await spinAt(studio, token, 'bytes-0001')).body.state).toBe('settling');
  const executed = operator.executedCount();
  for (let look = 0; ; look += 1) {
    const { body } = await studio.gameCalls('GET', '/api/rounds/bytes-0001', token);
    if (body.state === 'settled') break;
    expect(look).toBeLessThan(200);
    await new Promise((settle) => setTimeout(settle, 50));
  }
  // another body under the same id would have been refused, and the round taken back
  expect(operator.executedCount()).toBe(executed);
});
