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

async function open(): Promise<string> {
  const opened = await studio.gameCalls('POST', '/api/session', '', {
    ...{ code: 'operator-code', gp_id: 'GPFC', game_code: 'fc-deep-blue' },
  });
  return opened.body.token;
}

async function spin(token: string, id: string) {
  const bet = { client_round_id: id, bet: { stake: '1000' } };
  return (await studio.gameCalls('POST', '/api/rounds', token, bet)).body;
}
