import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createMoneyWorld, type MoneyWorld } from './money-world.ts';
import { createWalletCaller, type Player, type Reply, type WalletCaller } from './wallet-caller.ts';

let world: MoneyWorld;
let wallet: WalletCaller;
let owner: WalletOwner;
let player: Player;

beforeAll(async () => {
  world = await createMoneyWorld();
  wallet = await createWalletCaller(world, await world.addProvider({ gpId: 'GPTS' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.addMember(1_000n);
  player = await wallet.enter(owner);
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
/** How often each status came. */
function statuses(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { http, answer } of replies) {
    const name = http === 200 ? `${answer.status}${answer.replayed ? ' again' : ''}` : `HTTP ${http}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('a race', () => {
  it('of forty requests under one id, by three methods and two bodies, is won by one', async () => {
    const id = randomUUID();
    await player.bet(`${id}-0`, 1n, { round_id: id });
    const before = await world.cashOf(owner);
    const send = (n: number) => {
      const amount = String(n % 2 === 0 ? 10 : 20);
      const method = (['bet', 'win', 'bonus-win'] as const)[n % 3] ?? 'bet';
      return player.send(method, id, { amount, round_id: id });
    };
    const replies = await Promise.all(times(40).map(send));
    const counts = statuses(replies);
    expect(counts.OK).toBe(1);
    // each of the six kinds came six or seven times
    expect([5, 6]).toContain(counts['OK again']);
    expect((counts.DUPLICATE_TRANSACTION ?? 0) + (counts['OK again'] ?? 0)).toBe(39);
    const first = replies.findIndex(({ answer }) => answer.status === 'OK' && !answer.replayed);
    const amount = first % 2 === 0 ? 10n : 20n;
    expect(await world.cashOf(owner)).toBe(before + (first % 3 === 0 ? -amount : amount));
  });

  it('of a hundred bets for a balance of seven leaves seven', async () => {
    const poor = await world.addMember(700n);
    const hasty = await wallet.enter(poor);
    const replies = await Promise.all(times(100).map((n) => hasty.bet(`${poor.memberId}-${n}`, 100n)));
    expect(statuses(replies)).toEqual({ OK: 7, NOT_ENOUGH_MONEY: 93 });
    expect(await world.cashOf(poor)).toBe(0n);
  });

  it('of a bet, sent twice, with three rollbacks of it gives the stake back or never takes it', async () => {
    const outcomes = await Promise.all(
      times(60).map(async (n) => {
        const id = `${owner.memberId}-race-${n}`;
        const [one, backOne, two, ...backs] = await Promise.all([
          player.bet(id, 10n),
          player.rollback(`${id}-x0`, id),
          player.bet(id, 10n),
          player.rollback(`${id}-x1`, id),
          player.rollback(`${id}-x2`, id),
        ]);
        const applied = [backOne, ...backs].filter(({ answer }) => answer.applied).length;
        const taken = [one, two].filter(({ answer }) => answer.status === 'OK' && !answer.replayed).length;
        return `${taken} taken, ${applied} given back`;
      }),
    );
    for (const outcome of outcomes)
      expect(['1 taken, 1 given back', '0 taken, 0 given back']).toContain(outcome);
    expect(await world.cashOf(owner)).toBe(1_000n);
  });

  it('of one rollback, thirty times, gives back once', async () => {
    const id = `${owner.memberId}-once`;
    await player.bet(id, 300n);
    const replies = await Promise.all(times(30).map(() => player.rollback(`${id}-x`, id)));
    expect(statuses(replies)).toEqual({ OK: 1, 'OK again': 29 });
    expect(replies.every(({ answer }) => answer.applied)).toBe(true);
    expect(await world.cashOf(owner)).toBe(1_000n);
  });

  it('for one launch code is won by one', async () => {
    const code = await wallet.codeFor(owner);
    const replies = await Promise.all(
      times(30).map(() => wallet.call('authenticate', { code, operator_id: 'GPTS' })),
    );
    expect(statuses(replies)).toEqual({ OK: 1, INVALID_TOKEN: 29 });
  });

  it('of twenty requests with one nonce is won by one', async () => {
    const nonce = randomUUID();
    const body = { session_token: player.token, currency: 'USD' };
    const replies = await Promise.all(times(20).map(() => wallet.call('balance', body, { nonce })));
    expect(statuses(replies)).toEqual({ OK: 1, 'HTTP 401': 19 });
  });
});

describe('an amount', () => {
  const forms: readonly unknown[] = [
    ...['-1', '+1', '1.0', '1.', '.5', '1e3', '0x10', '1_000', '1,000', '', ' 1', '1 ', '1\n', 'NaN'],
    ...['Infinity', '١٢', '１２', '1\0', '1234567890123456', 'null', 'true'],
    ...[null, 1, 1.5, true, ['1'], { minor: '1' }],
  ];

  it.each(['bet', 'win', 'bonus-win', 'adjust'] as const)(
    'of a %s is digits alone, whatever is sent',
    async (method) => {
      const round = `${owner.memberId}-${method}`;
      await player.bet(`${round}-0`, 0n, { round_id: round });
      const more = { round_id: round, ...(method === 'adjust' && { reason: 'hostile' }) };
      for (const [n, amount] of forms.entries()) {
        // an adjustment may take
        if (method === 'adjust' && amount === '-1') continue;
        const reply = await player.send(method, `${round}-${n}`, { ...more, amount });
        expect([JSON.stringify(amount), reply.http]).toEqual([JSON.stringify(amount), 400]);
      }
      expect(await world.cashOf(owner)).toBe(1_000n);
      const seven = await player.send(method, `${round}-seven`, { ...more, amount: '007' });
      expect(seven.answer.balance?.cash).toBe(method === 'bet' ? '993' : '1007');
    },
  );

  it('of both halves of a bet-win too', async () => {
    for (const [n, amount] of forms.entries()) {
      const id = `${owner.memberId}-both-${n}`;
      expect((await player.send('bet-win', id, { bet_amount: amount, win_amount: '1' })).http).toBe(400);
      expect((await player.send('bet-win', id, { bet_amount: '1', win_amount: amount })).http).toBe(400);
    }
    expect(await world.cashOf(owner)).toBe(1_000n);
  });
});

it.each([
  ['a leading zero', () => ({ member_ref: `0${owner.memberId}` })],
  ['a sign', () => ({ member_ref: `+${owner.memberId}` })],
  ['another member', async () => ({ member_ref: String((await world.addMember(50n)).memberId) })],
] as const)('a member_ref with %s is not the session’s', async (_name, bend) => {
  const reply = await player.bet(randomUUID(), 1n, await bend());
  expect(reply.http === 400 || reply.answer.status === 'INVALID_TOKEN').toBe(true);
  expect(await world.cashOf(owner)).toBe(1_000n);
});
