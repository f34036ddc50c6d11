import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusWorld, type BonusWorld } from '../../../test/money/bonus-world.ts';
import { cancelAward, creditAward, findAward, insertAward, noteAnswer } from './free-award.repo.ts';

/** Whatever is told in whatever order: each round counts once, and what was counted is given once. */

let world: BonusWorld;
beforeAll(async () => {
  world = await createBonusWorld();
});
afterAll(() => world.close());

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('round' as const), round: fc.nat(7), win: fc.nat(90) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('told' as const),
      told: fc.constantFrom('active', 'unknown', 'rejected', 'spent', 'expired', 'cancelled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('credit' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('block' as const), isBlocked: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

let runs = 0;

async function play(steps: readonly Step[], pays: 'cash' | 'bonus', isAtOnce: boolean): Promise<void> {
  const { sql } = world.database;
  const owner = await world.addMember(0n);
  const now = new Date();
  runs += 1;
  const run = runs;
  const bonusDays = pays === 'bonus' ? 3 : null;
  const awardId = await insertAward(
    sql,
    {
      ...{ ...owner, gpId: 'GPTS', gtId: 2, gameCode: 'koi', count: 5, stakeMinor: 20n, pays, bonusDays },
      ...{ wageringPercent: 300, changeRequestId: run, expiresAt: new Date(now.getTime() + 60_000) },
    },
    now,
  );
  const counted = new Map<number, number>();
  const block = (isBlocked: boolean) =>
    world.test.pool.query(`update protect.guard set bet_blocked_until = $2 where member_id = $1`, [
      owner.memberId,
      isBlocked ? 'infinity' : '-infinity',
    ]);
  async function take(each: Step): Promise<void> {
    if (each.kind === 'told') return noteAnswer(sql, { awardId, told: each.told, now });
    if (each.kind === 'cancel') return void (await cancelAward(sql, { siteId: 901, awardId, now }));
    if (each.kind === 'credit') return creditAward(sql, awardId, now);
    if (each.kind === 'block') return void (await block(each.isBlocked));
    const { answer } = await world.seamless.call('free-round', {
      ...{ transaction_id: `m-${run}-${each.round}`, round_id: `r-${each.round}`, grant_id: String(awardId) },
      ...{ member_ref: String(owner.memberId), currency: owner.currency, game_code: 'koi' },
      ...{ stake: '20', win: String(each.win) },
    });
    if (answer.status !== 'OK') return;
    if (answer.replayed) expect(counted.get(each.round) ?? each.win).toBe(each.win);
    else {
      expect(counted.has(each.round)).toBe(false);
      counted.set(each.round, each.win);
    }
  }
  if (isAtOnce) await Promise.all(steps.map(take));
  else for (const each of steps) await take(each);

  await block(false);
  await noteAnswer(sql, { awardId, told: 'expired', now });
  await creditAward(sql, awardId, now);
  await creditAward(sql, awardId, now);
  const award = await findAward(sql, { siteId: 901, awardId });
  const won = [...counted.values()].reduce((sum, win) => sum + win, 0);
  expect(award).toMatchObject({ used: counted.size, wonMinor: BigInt(won), creditedAt: expect.any(Date) });
  expect(await world.held(owner)).toEqual(pays === 'cash' ? [won, 0] : [0, won]);
}

test('whatever comes in whatever order, each round counts once and what they won is given once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 24 }),
      fc.constantFrom('cash' as const, 'bonus' as const),
      fc.boolean(),
      play,
    ),
    { numRuns: 60 },
  );
});
