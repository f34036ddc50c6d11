import { type ClaimedRound, judgeRound } from '@halls/second-opinion';
import type { SlotOutcome } from '#games/slots/slot-model.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BetView, SessionView } from '../../../play-protocol/play-protocol.ts';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { openTransferGame } from '../../testing/open-game.ts';
import { seamlessKey, startTestStudio, type TestStudio } from '../../testing/test-studio.ts';

let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;

beforeAll(async () => {
  operator = await startFakeOperator({ balanceMinor: 0n, secret: seamlessKey.secret });
  studio = await startTestStudio(operator.url);
});
afterAll(async () => {
  await studio.drop();
  await operator.stop();
});

const shuttle = { gp_id: 'GPJD', game_code: 'jd-golden-shuttle' };
const price = 64;
const look = async (token: string): Promise<SessionView> => {
  const { body } = await studio.gameCalls('GET', '/api/session', token);
  return body as unknown as SessionView;
};
const play = (token: string, id: string, bet: BetView) =>
  studio.gameCalls('POST', '/api/rounds', token, { client_round_id: id, bet });

test('free spins are bought once, for their price, and can be checked like any round', async () => {
  const token = await openTransferGame(studio, 'buyer', '200000', shuttle);
  const bet = { stake: String(1_000 * price), bought: true } as const;
  const asked = await Promise.all([0, 1, 2].map(() => play(token, 'bought-spins-1', bet)));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [{ body: round }] = asked as [(typeof asked)[number]];
  expect(new Set(asked.map(({ body }) => body.round_id)).size).toBe(1);
  expect(round).toMatchObject({ state: 'settled', bet, stake: '64000', outcome: { moves: ['buy'] } });
  const outcome = round.outcome as SlotOutcome;
  expect(outcome.steps.every(({ kind }) => kind === 'free')).toBe(true);
  // a thousand for twenty units, as if they had come of a spin
  expect(round.payout).toBe(String(outcome.units * 50));
  expect(round.balance).toBe(String(200_000 - 64_000 + Number(round.payout)));
  expect((await play(token, 'bought-spins-1', { stake: '1000' })).body.error).toBe('round_conflict');

  const session = await look(token);
  const next = { next_commitment: session.seeds.next_commitment, client_seed: 'another' };
  expect((await studio.gameCalls('POST', '/api/seeds/rotate', token, next)).status).toBe(200);
  const { body } = await studio.gameCalls('GET', `/api/verify/${round.round_id}`, '');
  const shown = body as unknown as ClaimedRound;
  expect(judgeRound(shown)).toBe('agrees');
  expect(judgeRound({ ...shown, bet: { stake: '64000' } })).toBe('payout differs');
});

test('what is no price of free spins, or more than a round may cost, is refused and takes nothing', async () => {
  const token = await openTransferGame(studio, 'refused', '900000000', shuttle);
  const session = await look(token);
  const limit = Number(session.table_limit);
  const dear = session.stakes.find((stake) => Number(stake) * price > limit);
  for (const bet of [
    { stake: '1000', bought: true },
    { stake: '64001', bought: true },
    { stake: String(Number(dear) * price), bought: true },
  ] as const)
    expect((await play(token, `refused-buy-${bet.stake}`, bet)).body.error).toBe('bet_invalid');
  expect((await play(token, 'refused-spin-1', { stake: '64000' })).body.error).toBe('bet_invalid');
  const other = await openTransferGame(studio, 'elsewhere', '900000');
  const bought = { stake: '64000', bought: true } as const;
  expect((await play(other, 'refused-buy-else', bought)).body.error).toBe('bet_invalid');
  expect((await look(token)).balance).toBe('900000000');
});
