import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayAnswerOf } from '../../../play-protocol/play-protocol.ts';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { seamlessKey, startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;

beforeAll(async () => {
  operator = await startFakeOperator({ balanceMinor: 1_000_000n, secret: seamlessKey.secret });
  studio = await startTestStudio(operator.url);
});
afterAll(async () => {
  await studio.drop();
  await operator.stop();
});

test('the rounds come with what this session has staked and got back, void rounds left out', async () => {
  const earlier = await open();
  await spin(earlier, 'in-an-earlier-session');
  const token = await open();
  const settled = [await spin(token, 'history-round-1'), await spin(token, 'history-round-2')];
  operator.incidents.push('NOT_ENOUGH_MONEY');
  expect((await spin(token, 'history-round-3')).state).toBe('void');

  const { body } = await studio.gameCalls('GET', '/api/rounds', token);
  const { rounds, session } = body as unknown as PlayAnswerOf<'history'>;
  // the player's rounds of all sessions, and the figures of this one
  expect(rounds).toHaveLength(4);
  const payout = settled.reduce((sum, round) => sum + BigInt(round.payout), 0n);
  expect(session).toEqual({ rounds: 2, stake: '2000', payout: payout.toString() });
});

test('a table of one’s own begins with what the session came to, a slot and another session with nothing', async () => {
  const own = { gp_id: 'GPES', game_code: 'es-circuit-duel' };
  const sessionOf = async (token: string) =>
    (await studio.gameCalls('GET', '/api/session', token)).body as unknown as PlayAnswerOf<'session'>;
  const token = await open(own);
  expect((await sessionOf(token)).results).toEqual([]);
  const bet = { picks: [{ option: 'volt', stake: '1000' }] };
  const first = await play(token, 'own-round-1', bet);
  const second = await play(token, 'own-round-2', bet);
  operator.incidents.push('NOT_ENOUGH_MONEY');
  expect((await play(token, 'own-round-3', bet)).state).toBe('void');
  expect((await sessionOf(token)).results).toEqual(
    [second, first].map(({ round_id, outcome }) => ({ round_id, outcome })),
  );
  expect((await sessionOf(await open(own))).results).toEqual([]);
  const slot = await open();
  await spin(slot, 'a-slot-round');
  expect((await sessionOf(slot)).results).toEqual([]);
});

async function open(game = { gp_id: 'GPFC', game_code: 'fc-deep-blue' }): Promise<string> {
  const opened = await studio.gameCalls('POST', '/api/session', '', {
    ...{ code: 'operator-code', ...game },
  });
  return opened.body.token;
}

const spin = (token: string, id: string) => play(token, id, { stake: '1000' });

async function play(token: string, id: string, bet: object) {
  return (await studio.gameCalls('POST', '/api/rounds', token, { client_round_id: id, bet })).body;
}
