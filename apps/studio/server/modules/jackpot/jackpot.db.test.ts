import { currencyCodes } from '@halls/contract';
import { verifyRound } from '@halls/fairness';
import { afterEach, describe, expect, test } from 'vitest';
import { drawJackpot, jackpotDomain } from '#games/jackpot.ts';
import type { JackpotRoundView } from '../../../play-protocol/play-protocol.ts';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { seamlessKey, startTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { rotateSeeds } from '../../testing/rotate-seeds.ts';

const startMinor = 1_000_000n;
const potMinor = 500_000n;
let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;
let token: string;

afterEach(async () => {
  await studio.drop();
  await operator.stop();
});

/** A session of a game, at an operator with a jackpot or none, where a unit wins one time in so many. */
async function open(of: { unitsPerWin: number; jackpotMinor?: bigint; gameCode?: string }) {
  operator = await startFakeOperator({
    balanceMinor: startMinor,
    secret: seamlessKey.secret,
    ...(of.jackpotMinor !== undefined && { jackpotMinor: of.jackpotMinor }),
  });
  studio = await startTestStudio(operator.url, { operatorTimeoutMs: 800, unitsPerWin: odds(of.unitsPerWin) });
  const opened = await studio.gameCalls('POST', '/api/session', '', {
    code: 'operator-code',
    gp_id: 'GPFC',
    game_code: of.gameCode ?? 'fc-deep-blue',
  });
  token = opened.body.token;
  return opened.body as unknown as { jackpot: unknown; stakes: string[] };
}

const odds = (units: number) => Object.fromEntries(currencyCodes.map((code) => [code, units])) as never;

interface Round {
  readonly round_id: string;
  readonly state: string;
  readonly payout: string;
  readonly balance: string;
  readonly jackpot: JackpotRoundView | null;
}

async function spin(clientRoundId: string, stake = '1000'): Promise<Round> {
  const asked = { client_round_id: clientRoundId, bet: { stake } };
  let round = (await studio.gameCalls('POST', '/api/rounds', token, asked)).body;
  await expect
    .poll(
      async () => {
        round = (await studio.gameCalls('GET', `/api/rounds/${clientRoundId}`, token)).body;
        return round.state;
      },
      { timeout: 15_000, interval: 50 },
    )
    .not.toBe('settling');
  return round as unknown as Round;
}

const jackpotCalls = () => operator.calls.filter(({ method }) => method === 'jackpot-win');

describe('a round that draws the jackpot', () => {
  test('is paid all that it holds, by one call, and shown after that', async () => {
    // ten units of ten: every spin wins
    await open({ unitsPerWin: 10, jackpotMinor: potMinor });
    const round = await spin('hit-000001');
    const amount = (potMinor + 20n).toString();
    expect(round).toMatchObject({ state: 'settled', jackpot: { of: 10, units: 10, is_hit: true, amount } });
    expect(operator.cashMinor()).toBe(startMinor - 1000n + BigInt(round.payout) + BigInt(amount));
    expect(round.balance).toBe(operator.cashMinor().toString());
    expect(operator.calls.map(({ method }) => method)).toEqual(['bet-win', 'jackpot-win']);
    // a resend shows the same round, and asks for nothing
    expect(await spin('hit-000001')).toEqual(round);
    expect(jackpotCalls()).toHaveLength(1);
  });

  test.each([
    ['loses the answer', ['answer', 'lose_answer'] as const],
    ['answers 500 and then loses the request', ['answer', '500', 'lose_request'] as const],
    ['refuses at first', ['answer', 'TRANSACTION_DOES_NOT_EXIST'] as const],
    ['loses the answer to the bet', ['lose_answer'] as const],
  ])('is paid once where the operator %s', async (_name, incidents) => {
    await open({ unitsPerWin: 10, jackpotMinor: potMinor });
    operator.incidents.push(...incidents);
    const round = await spin('trouble-01');
    expect(round).toMatchObject({ state: 'settled', jackpot: { is_hit: true, amount: '500020' } });
    expect(operator.cashMinor()).toBe(startMinor - 1000n + BigInt(round.payout) + 500_020n);
    expect(operator.executedCount()).toBe(2);
    expect(new Set(jackpotCalls().map(({ transactionId }) => transactionId)).size).toBe(1);
  });

  test('and whose bet is refused is paid nothing', async () => {
    await open({ unitsPerWin: 10, jackpotMinor: potMinor });
    operator.incidents.push('NOT_ENOUGH_MONEY');
    expect(await spin('refused-01')).toMatchObject({ state: 'void', jackpot: null });
    expect([jackpotCalls(), operator.jackpotMinor()]).toEqual([[], potMinor]);
  });

  test('is asked for by the next studio when this one dies in between', async () => {
    await open({ unitsPerWin: 10, jackpotMinor: potMinor });
    // nothing that is asked for after the bet arrives
    operator.incidents.push('answer', ...Array.from({ length: 40 }, () => 'lose_request' as const));
    await studio.gameCalls('POST', '/api/rounds', token, {
      client_round_id: 'between-01',
      bet: { stake: '1000' },
    });
    await expect.poll(() => jackpotCalls().length, { timeout: 5_000 }).toBeGreaterThan(0);
    const { database } = studio;
    await studio.stop();
    studio = await startTestStudio(operator.url, { operatorTimeoutMs: 800, unitsPerWin: odds(10), database });
    operator.incidents.length = 0;
    await studio.database.pool.query(
      `update studio.wallet_call set next_attempt_at = now() where state = 'pending'`,
    );
    const round = await spin('between-01');
    expect(round).toMatchObject({ state: 'settled', jackpot: { amount: '500020' } });
    expect(operator.executedCount()).toBe(2);
  });
});

describe('a round that does not', () => {
  test('feeds it, and keeps what it drew', async () => {
    await open({ unitsPerWin: 2 ** 40, jackpotMinor: potMinor });
    const round = await spin('miss-00001', '5000');
    expect(round).toMatchObject({ state: 'settled', jackpot: { units: 50, is_hit: false, amount: null } });
    expect(operator.jackpotMinor()).toBe(potMinor + 100n);
    expect(operator.calls.map(({ method }) => method)).toEqual(['bet-win']);
  });

  test('can be recomputed from the revealed seed', async () => {
    await open({ unitsPerWin: 20_000_000, jackpotMinor: potMinor });
    const { round_id } = await spin('verify-001', '5000');
    await rotateSeeds(studio, token);
    const { body } = await studio.gameCalls('GET', `/api/verify/${round_id}`, '');
    const { fairness, jackpot } = body as unknown as {
      fairness: { server_seed: string; client_seed: string; nonce: number; commitment: string };
      jackpot: JackpotRoundView;
    };
    const { drawn, of, units } = jackpot;
    const checked = await verifyRound({
      seed: {
        serverSeed: fairness.server_seed,
        clientSeed: fairness.client_seed,
        nonce: fairness.nonce,
        domain: jackpotDomain,
      },
      commitment: fairness.commitment,
      outcome: { drawn, of, units },
      play: (draw) => drawJackpot(draw, 5_000n, 20_000_000),
    });
    expect(checked).toMatchObject({ isFair: true });
  });
});

describe('the game', () => {
  test('is told the terms and what the jackpot holds', async () => {
    const { jackpot, stakes } = await open({ unitsPerWin: 20_000_000, jackpotMinor: potMinor });
    expect(jackpot).toEqual({
      amount: potMinor.toString(),
      share: '2.00',
      reserve_percent: 50,
      unit: '100',
      units_per_win: 20_000_000,
    });
    expect(stakes).toContain('1000');
    expect((await studio.gameCalls('GET', '/api/jackpot', token)).body).toEqual({ amount: '500000' });
  });

  test('has none where the operator has none, or the game takes no part: nothing is fed or drawn', async () => {
    for (const of of [
      { unitsPerWin: 10 },
      { unitsPerWin: 10, jackpotMinor: potMinor, gameCode: 'fc-star-voyage' },
    ]) {
      const { jackpot } = await open(of);
      expect(jackpot).toBeNull();
      expect(await spin('without-01')).toMatchObject({ state: 'settled', jackpot: null });
      expect(operator.jackpotMinor()).toBe('jackpotMinor' in of ? potMinor : null);
      expect((await studio.gameCalls('GET', '/api/jackpot', token)).body).toEqual({ amount: null });
      if ('gameCode' in of) break;
      await studio.drop();
      await operator.stop();
    }
  });
});
