import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { seamlessKey, startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

const startMinor = 1_000_000n;
let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;
let token: string;

beforeEach(async () => {
  operator = await startFakeOperator({ balanceMinor: startMinor, secret: seamlessKey.secret });
  studio = await startTestStudio(operator.url, { operatorTimeoutMs: 800 });
  const opened = await studio.gameCalls('POST', '/api/session', '', {
    code: 'operator-code',
    gp_id: 'GPFC',
    game_code: 'fc-deep-blue',
  });
  expect(opened.body).toMatchObject({ balance: '1000000', mode: 'real', language: 'vi_VN' });
  token = opened.body.token;
});
afterEach(async () => {
  await studio.drop();
  await operator.stop();
});

test('a spin is settled by one bet-win, and the balance is the operator’s', async () => {
  const round = await spin('plain-0001');
  expect(round).toMatchObject({ state: 'settled', balance: operator.cashMinor().toString() });
  expect(operator.cashMinor()).toBe(startMinor - 1000n + BigInt(round.payout));
  expect(operator.calls).toHaveLength(1);
});

test('a double click, a resend and a second tab play one round', async () => {
  const rounds = await Promise.all(Array.from({ length: 8 }, () => post('twice-0001')));
  const ids = new Set(rounds.map(({ body }) => body.round_id));
  expect(ids.size).toBe(1);
  const settled = await untilDecided('twice-0001');
  expect((await spin('twice-0001')).round_id).toBe(settled.round_id);
  expect(operator.executedCount()).toBe(1);
  expect((await post('twice-0001', '2000')).body).toEqual({ error: 'round_conflict' });
});

test.each([
  ['answers 500', ['500', '500'] as const],
  ['loses the answer', ['lose_answer'] as const],
  ['loses the request', ['lose_request', 'lose_request'] as const],
  ['answers too late', ['late'] as const],
  ['says UNKNOWN', ['UNKNOWN', 'lose_answer', '500'] as const],
])('when the operator %s, the round is settled once in the end', async (_name, incidents) => {
  operator.incidents.push(...incidents);
  const first = (await post('trouble-01')).body;
  expect(first).toMatchObject({ state: 'settling', payout: null, outcome: null });
  expect((await post('trouble-02')).body).toEqual({ error: 'round_open' });
  const settled = await untilDecided('trouble-01');
  expect(settled.state).toBe('settled');
  expect(operator.cashMinor()).toBe(startMinor - 1000n + BigInt(settled.payout));
  expect(operator.executedCount()).toBe(1);
  expect(new Set(operator.calls.map((call) => call.transactionId)).size).toBe(1);
});

test('a refusal at once voids the round and moves nothing', async () => {
  operator.incidents.push('NOT_ENOUGH_MONEY');
  expect(await spin('refused-01')).toMatchObject({
    state: 'void',
    void_reason: 'not_enough_money',
    payout: null,
  });
  expect(operator.cashMinor()).toBe(startMinor);
  expect(await spin('refused-02')).toMatchObject({ state: 'settled' });
});

test('a refusal after a lost answer takes the bet back before it voids the round', async () => {
  operator.incidents.push('lose_answer', 'TOKEN_EXPIRED');
  expect((await post('doubt-0001')).body.state).toBe('settling');
  expect(await untilDecided('doubt-0001')).toMatchObject({ state: 'void', void_reason: 'rolled_back' });
  expect(operator.cashMinor()).toBe(startMinor);
  expect(operator.executedCount()).toBe(0);
  expect(operator.calls.map((call) => call.method)).toEqual(['bet-win', 'bet-win', 'rollback']);
});

test('a bet that stays undecided for ten minutes is rolled back, and stays so if it arrives late', async () => {
  operator.incidents.push('500');
  expect((await post('given-up-1')).body.state).toBe('settling');
  operator.incidents.push('500');
  await studio.database.pool.query(
    `update studio.wallet_call set created_at = created_at - interval '11 minutes'`,
  );
  expect(await untilDecided('given-up-1')).toMatchObject({ state: 'void', void_reason: 'rolled_back' });
  expect(operator.cashMinor()).toBe(startMinor);
});

test('what a dying database forgets of a round that was shown is asked for again, and never given up', async () => {
  const shown = await spin('forgotten-1');
  expect(shown.state).toBe('settled');
  const { pool } = studio.database;
  await pool.query(`update studio.round set state = 'open', ended_at = null, balance_after_minor = null`);
  operator.incidents.push('500', '500');
  await pool.query(
    `update studio.wallet_call set state = 'pending', answer = null, next_attempt_at = now(),
       created_at = created_at - interval '11 minutes'`,
  );
  expect(await untilDecided('forgotten-1')).toMatchObject({
    state: 'settled',
    payout: shown.payout,
    outcome: shown.outcome,
    balance: shown.balance,
  });
  expect(operator.executedCount()).toBe(1);
});

test('the operator ending the member’s session ends the game’s', async () => {
  operator.incidents.push('INVALID_TOKEN');
  expect(await spin('expired-01')).toMatchObject({ state: 'void' });
  expect((await post('expired-02')).body).toEqual({ error: 'session_ended', end_reason: 'expired' });
});

test('a round asked for by an id or a time that is none is answered so', async () => {
  const get = async (path: string) => (await studio.gameCalls('GET', path, token)).status;
  expect(await get('/api/rounds/%00')).toBe(404);
  for (const time of ['2026-99', '-271821-04-20T00:00:00.000Z', 'a&before=b'])
    expect(await get(`/api/rounds?before=${time}`)).toBe(422);
  expect(await get(`/api/rounds?before=${new Date().toISOString()}`)).toBe(200);
});

async function post(clientRoundId: string, stake = '1000') {
  return studio.gameCalls('POST', '/api/rounds', token, { client_round_id: clientRoundId, bet: { stake } });
}

async function spin(clientRoundId: string) {
  return (await post(clientRoundId)).body;
}

async function untilDecided(clientRoundId: string) {
  for (let i = 0; i < 200; i += 1) {
    const { body } = await studio.gameCalls('GET', `/api/rounds/${clientRoundId}`, token);
    if (body.state !== 'settling') return body;
    await new Promise((settle) => setTimeout(settle, 50));
  }
  throw new Error('the round stayed undecided');
}
