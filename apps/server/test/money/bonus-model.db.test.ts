import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endGrant, settleDue } from '#modules/promotion';
import type { SqlOrTransaction } from '#platform/database.ts';
import { createBonusWorld, type BonusWorld } from './bonus-world.ts';
import type { Reply } from './wallet-caller.ts';

/** Whatever is asked in whatever order: what must hold holds, and no rule of a bonus ever takes cash. */

let world: BonusWorld;
beforeAll(async () => {
  world = await createBonusWorld();
});
afterAll(() => world.close());

const amount = fc.bigInt(1n, 150n);
const round = fc.nat(3);
const grant = fc.record({
  kind: fc.constant('grant' as const),
  amount: fc.bigInt(50n, 400n),
  times: fc.nat(3),
  cashout: fc.option(amount),
});
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('bet' as const), round, amount }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('win' as const), round, amount, closes: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('bet-win' as const), amount, payout: amount }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('rollback' as const), back: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('adjust' as const), round, amount: fc.bigInt(-150n, 150n) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), round }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forfeit' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), swept: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount }) },
  {
    weight: 2,
    arbitrary: grant,
  },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

/** A sweep settles whoever's grants are due: what another member was answered before it may be old by the time it is read. */
const sweeps = { begun: 0, running: 0 };
async function sweep(sql: SqlOrTransaction): Promise<void> {
  sweeps.begun += 1;
  sweeps.running += 1;
  while (await settleDue(sql, new Date()));
  sweeps.running -= 1;
}

/** What broke with a step, in words; a member's steps follow one another, and members play beside each other. */
async function play(steps: readonly Step[], cashMinor: bigint, prefix: string): Promise<void> {
  const { sql } = world.database;
  const owner = await world.addMember(cashMinor);
  const { memberId } = owner;
  const player = await world.seamless.enter(owner, 'koi');
  const grants: number[] = [];
  const posted: { id: string; round: string }[] = [];
  for (const [place, each] of steps.entries()) {
    const id = `${prefix}-${place}`;
    const name = (number: number) => `${prefix}-round-${number}`;
    const sweepsBefore = sweeps.running === 0 ? sweeps.begun : null;
    const [cashBefore] = await world.held(owner);
    let answered: readonly [string, string] | undefined;
    let mostLost = 0;
    const send = async (roundId: string, sent: Promise<Reply>) => {
      const { answer } = await sent;
      if (answer.balance) answered = [answer.balance.cash, answer.balance.bonus];
      if (answer.status === 'OK') posted.push({ id, round: roundId });
      return answer.status;
    };
    switch (each.kind) {
      case 'bet': {
        const status = await send(
          name(each.round),
          player.bet(id, each.amount, { round_id: name(each.round) }),
        );
        if (status === 'OK') mostLost = Number(each.amount) <= cashBefore ? Number(each.amount) : cashBefore;
        else if (status === 'NOT_ENOUGH_MONEY') expect(Number(each.amount)).toBeGreaterThan(cashBefore);
        break;
      }
      case 'bet-win': {
        const money = { bet_amount: String(each.amount), win_amount: String(each.payout) };
        const body = { round_id: id, round_closed: true, ...money };
        if ((await send(id, player.send('bet-win', id, body))) === 'OK')
          mostLost = Math.min(cashBefore, Number(each.amount));
        break;
      }
      case 'win':
        await send(
          name(each.round),
          player.win(id, each.amount, { round_id: name(each.round), round_closed: each.closes }),
        );
        break;
      case 'rollback': {
        const reference = posted.at(-1 - each.back);
        if (!reference) break;
        // of a win it takes
        mostLost = cashBefore;
        const { answer } = await player.rollback(id, reference.id, { round_id: reference.round });
        if (answer.balance) answered = [answer.balance.cash, answer.balance.bonus];
        break;
      }
      case 'adjust': {
        // below zero it takes what was paid
        mostLost = each.amount < 0n ? Number(-each.amount) : 0;
        const body = { round_id: name(each.round), amount: String(each.amount), reason: 'put right' };
        await send(name(each.round), player.send('adjust', id, body));
        break;
      }
      case 'close':
        await world.seamless.call('round-close', {
          ...{ round_id: name(each.round), member_ref: String(memberId), session_token: player.token },
        });
        break;
      case 'forfeit': {
        const grantId = grants.at(-1);
        if (grantId !== undefined)
          await endGrant(sql, { memberId, grantId, as: 'forfeited', now: new Date() });
        break;
      }
      case 'expire': {
        const grantId = grants.at(-1);
        if (grantId !== undefined) await world.endTime(grantId);
        if (each.swept) await sweep(sql);
        break;
      }
      case 'deposit':
        await world.ledger.creditDeposit(sql, owner, id, each.amount);
        break;
      case 'grant':
        grants.push(
          await world.give(owner, {
            ...{ amountMinor: each.amount, requiredMinor: each.amount * BigInt(each.times) },
            maxCashoutMinor: each.cashout,
          }),
        );
    }
    const [cash, bonus] = await world.held(owner);
    expect(cash, `${each.kind} took cash`).toBeGreaterThanOrEqual(cashBefore - mostLost);
    if (answered && sweeps.begun === sweepsBefore) expect(answered).toEqual([String(cash), String(bonus)]);
  }
}

test('bets, wins, rollbacks, forfeits, expiries, grants and deposits in any order, of several members at once', async () => {
  let runs = 0;
  const known = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.array(step, { minLength: 8, maxLength: 24 }), grant, fc.bigInt(0n, 100n)), {
        minLength: 1,
        maxLength: 3,
      }),
      async (members) => {
        runs += 1;
        const played = await Promise.allSettled(
          members.map(([steps, first, cash], place) => play([first, ...steps], cash, `m${runs}-${place}`)),
        );
        for (const each of played) if (each.status === 'rejected') throw each.reason;
        const { rows } = await world.test.pool.query<{ name: string; detail: string }>(
          'select * from promo.check_invariants() union all select * from app.check_money_invariants()',
        );
        // so that what broke is made smaller, and not found again
        const broken = rows.map(({ name, detail }) => `${name} ${detail}`).filter((each) => !known.has(each));
        for (const each of broken) known.add(each);
        expect(broken).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});
