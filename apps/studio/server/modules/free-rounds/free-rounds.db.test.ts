import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { openSeamlessGame } from '../../testing/open-game.ts';
import { seamlessKey, startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

const startMinor = 1_000_000n;
let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;
let now = new Date();

beforeEach(async () => {
  operator = await startFakeOperator({ balanceMinor: startMinor, secret: seamlessKey.secret });
  now = new Date();
  studio = await startTestStudio(operator.url, { operatorTimeoutMs: 800, clock: () => now });
});
afterEach(async () => {
  await studio.drop();
  await operator.stop();
});

const member = { member_ref: 'member-of-a', currency: 'VND' } as const;
const which = { ...member, grant_id: 'g-1' };
const inAnHour = () => new Date(now.getTime() + 3_600_000).toISOString();
const give = (more: object = {}) =>
  studio.operatorCalls(
    'free-rounds-give',
    { ...which, game_code: 'fc-deep-blue', count: 3, stake: '1000', expires_at: inAnHour(), ...more },
    'GPFC',
  );
const ask = (grant = which) => studio.operatorCalls('free-rounds-status', grant, 'GPFC');
const cancel = (grant = which) => studio.operatorCalls('free-rounds-cancel', grant, 'GPFC');
const spin = (token: string, id: string, stake = '1000') =>
  studio.gameCalls('POST', '/api/rounds', token, {
    ...{ client_round_id: id, bet: { stake }, free_grant: 'g-1' },
  });
const look = async (token: string) =>
  (await studio.gameCalls('GET', '/api/free-rounds', token)).body as unknown as {
    free_rounds: { left: number; won: string } | null;
  };

test('free rounds cost nothing, each is told once with what it won, and then they are spent', async () => {
  const terms = { expires_at: inAnHour() };
  expect(await give(terms)).toMatchObject({ status: 'OK', state: 'active', used: 0, won: '0' });
  expect(await give(terms)).toMatchObject({ status: 'OK', state: 'active' });
  const token = await openSeamlessGame(studio, 'a');
  expect(await look(token)).toMatchObject({ free_rounds: { count: 3, left: 3, stake: '1000', won: '0' } });
  let won = 0n;
  for (const id of ['free-0001', 'free-0002', 'free-0003']) {
    const { body } = await spin(token, id);
    expect(body).toMatchObject({ state: 'settled', is_free: true, balance: startMinor.toString() });
    won += BigInt(body.payout);
  }
  expect((await spin(token, 'free-0004')).body).toEqual({ error: 'free_rounds_over' });
  expect(await look(token)).toEqual({ free_rounds: null });
  expect(await ask()).toMatchObject({ status: 'OK', state: 'spent', used: 3, won: won.toString() });
  expect([operator.freeWonMinor(), operator.cashMinor()]).toEqual([won, startMinor]);
  expect(operator.calls.map(({ method }) => method)).toEqual(['free-round', 'free-round', 'free-round']);
});

test('windows that press at once play no round more than was given, and a repeat plays none', async () => {
  await give();
  const token = await openSeamlessGame(studio, 'a');
  const ids = Array.from({ length: 12 }, (_, n) => `press-00${n % 6}`);
  await Promise.all(ids.map((id) => spin(token, id)));
  for (let n = 0; n < 6; n += 1) await spin(token, `more-000${n}`);
  expect(await ask()).toMatchObject({ state: 'spent', used: 3 });
  expect(operator.executedCount()).toBe(3);
});

test.each([['lose_answer'], ['lose_request'], ['500'], ['UNKNOWN']] as const)(
  'after %s a round is told again until it is counted, and until then nothing is final',
  async (incident) => {
    await give({ count: 1 });
    const token = await openSeamlessGame(studio, 'a');
    operator.incidents.push(incident, incident);
    expect((await spin(token, 'lost-0001')).body).toMatchObject({ state: 'settling', payout: null });
    expect(await ask()).toMatchObject({ state: 'active', used: 1 });
    expect(await cancel()).toMatchObject({ status: 'IN_PROGRESS' });
    await expect
      .poll(
        () => {
          now = new Date(now.getTime() + 2_000);
          return ask();
        },
        { timeout: 20_000 },
      )
      .toMatchObject({ state: 'spent', used: 1 });
    expect(await ask()).toMatchObject({ won: operator.freeWonMinor().toString() });
    expect(operator.executedCount()).toBe(1);
  },
);

test('a round that the operator refuses was not played', async () => {
  await give();
  const token = await openSeamlessGame(studio, 'a');
  operator.incidents.push('LIMIT_REACHED');
  expect((await spin(token, 'refused-01')).body).toMatchObject({ state: 'void', payout: null });
  expect(await ask()).toMatchObject({ state: 'active', used: 0, won: '0' });
});

test('a stake of another form than the game has is none, though it comes to as much', async () => {
  await give();
  const token = await openSeamlessGame(studio, 'a');
  for (const picks of [
    [{ option: 'any', stake: '1000' }],
    [
      { option: 'any', stake: '-1000' },
      { option: 'other', stake: '2000' },
    ],
  ]) {
    const request = { client_round_id: 'picks-0001', bet: { picks }, free_grant: 'g-1' };
    const { body } = await studio.gameCalls('POST', '/api/rounds', token, request);
    expect(body).toEqual({ error: 'bet_invalid' });
  }
  expect(await ask()).toMatchObject({ state: 'active', used: 0 });
});

test('who was sent away a moment ago plays none', async () => {
  await give();
  const token = await openSeamlessGame(studio, 'a');
  expect((await spin(token, 'before-001')).body).toMatchObject({ state: 'settled' });
  await studio.operatorCalls('kick', member, 'GPFC');
  expect((await spin(token, 'after-0001')).body).toEqual({ error: 'session_ended', end_reason: 'kicked' });
  expect(await ask()).toMatchObject({ state: 'active', used: 1 });
});

test('cancelled and late ones are played no more, and stay as they were', async () => {
  await give();
  const token = await openSeamlessGame(studio, 'a');
  await spin(token, 'first-0001');
  expect(await cancel()).toMatchObject({ status: 'OK', state: 'cancelled', used: 1 });
  expect((await spin(token, 'late-00001')).body).toEqual({ error: 'free_rounds_over' });
  expect(await cancel()).toMatchObject({ state: 'cancelled', used: 1 });
  const second = { ...which, grant_id: 'g-2' };
  await give({ grant_id: 'g-2' });
  now = new Date(now.getTime() + 3_600_001);
  expect(await look(token)).toEqual({ free_rounds: null });
  expect(await ask(second)).toMatchObject({ state: 'expired', used: 0 });
  expect(await cancel(second)).toMatchObject({ state: 'expired' });
});

test('what was asked about before it came is refused when it comes, and so is what it does not have', async () => {
  expect(await ask()).toMatchObject({ status: 'OK', state: 'rejected' });
  expect(await give()).toMatchObject({ status: 'REJECTED' });
  expect(await give({ grant_id: 'g-3', stake: '1001' })).toMatchObject({ status: 'REJECTED' });
  expect(await give({ grant_id: 'g-4', game_code: 'fc-nothing' })).toMatchObject({ status: 'INVALID_GAME' });
  expect(await ask({ ...which, grant_id: 'g-4' })).toMatchObject({ state: 'rejected' });
  const terms = { grant_id: 'g-5', expires_at: inAnHour() };
  await give(terms);
  expect(await give({ ...terms, count: 4 })).toMatchObject({ status: 'DUPLICATE_ORDER' });
});

test('what was paid by a grant is no part of what the operator is told for its books', async () => {
  await give();
  const token = await openSeamlessGame(studio, 'a');
  await spin(token, 'free-0001');
  const asked = { from: new Date(0).toISOString(), until: inAnHour(), cursor: '', limit: 10 };
  expect(await studio.operatorCalls('round-list', asked, 'GPFC')).toMatchObject({ rounds: [] });
  const history = (await studio.gameCalls('GET', '/api/rounds', token)).body as unknown as {
    session: { rounds: number; stake: string };
  };
  expect(history.session).toMatchObject({ rounds: 0, stake: '0' });
});
