import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GrantTerms } from '#modules/promotion';
import { createBonusWorld, type BonusWorld } from '../../../test/money/bonus-world.ts';
import {
  money,
  operationOf,
  seen,
  stepOf,
  takenAsSet,
  type Player,
  type Step,
} from '../../../test/money/wallet-batches.ts';
import { executeMany } from './seamless-wallet.repo.ts';

let world: BonusWorld;
beforeAll(async () => {
  world = await createBonusWorld();
  await world.openJackpot({ gpId: 'GPTS', limitBp: 5_000 });
});
afterAll(() => world.close());

interface Start {
  readonly cash: bigint;
  readonly game: string;
  readonly grant: Partial<GrantTerms> | null;
}
const rich: Start = { cash: 300n, game: 'koi', grant: {} };
const poor: Start = { cash: 0n, game: 'koi', grant: {} };

async function newPlayer({ cash, game, grant }: Start): Promise<Player & { readonly grantId: number }> {
  const owner = await world.addMember(cash);
  const grantId = grant ? await world.give(owner, grant) : 0;
  const { token } = await world.seamless.enter(owner, game);
  return { owner, token, grantId };
}

/** All that is stored of a player, with the numbers of member and grant left out. */
async function storedOf({ owner }: Player): Promise<unknown> {
  const { rows } = await world.test.pool.query(
    `select
       (select jsonb_agg(to_jsonb(r) - 'member_id' - 'opened_at' - 'changed_at' || jsonb_build_object('round_id', split_part(r.round_id, ':', 2))
          order by r.round_id) from seamless.round r where r.member_id = $1) as rounds,
       (select jsonb_agg(jsonb_build_array(a.kind, split_part(t.key, ':', 2), t.kind, e.leg, e.amount_minor,
          e.balance_after_minor, e.version) order by a.kind, e.version, t.scope, t.transaction_id, e.leg)
        from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
        where t.transaction_id in (select n.transaction_id from ledger.entry n join ledger.account m using (account_id)
          where m.member_id = $1) and t.scope <> 'deposit') as entries,
       (select jsonb_agg(to_jsonb(c) - 'transaction_id' - 'grant_id' - 'member_id' || jsonb_build_object(
          'round_id', split_part(c.round_id, ':', 2)) order by c.transaction_id)
        from promo.contribution c where c.member_id = $1) as contributions,
       (select jsonb_agg(jsonb_build_array(g.state, g.wagered_minor, g.settling_to, g.cashed_minor) order by g.grant_id)
        from promo.grant g where g.member_id = $1) as grants,
       (select g.has_bonus from protect.guard g where g.member_id = $1) as has_bonus,
       (select jsonb_agg(jsonb_build_array(split_part(j.round_id, ':', 2), j.contribution_minor) order by j.round_id)
        from app.jackpot_round j where j.member_id = $1) as fed,
       (select jsonb_agg(jsonb_build_array(o.event, o.payload - 'grant_id') order by o.event, o.outbox_id)
        from app.outbox o where o.channel = 'private-member.' || $1) as events`,
    [owner.memberId],
  );
  return rows[0];
}

const anyStep = stepOf([...money, 'rollback', 'round-close'], 12);
const rarelyFed = (step: Step): Step => ({ ...step, contribution: step.contribution % 10, flaw: null });
const plainStep = stepOf(['bet', 'bet', 'bet-win', 'bet-win', 'win', 'bonus-win', 'adjust'], 1_000_000)
  .map(rarelyFed)
  .map((step) => (step.isRoundClosed && step.method !== 'win' ? { ...step, round: step.id } : step));
const starts: readonly Start[] = [
  rich,
  poor,
  { cash: 40n, game: 'koi', grant: { amountMinor: 200n, requiredMinor: 300n, maxStakeMinor: 50n } },
  { cash: 60n, game: 'war', grant: { amountMinor: 100n } },
  { cash: 100n, game: 'koi', grant: null },
];
const batches = fc.array(
  fc.array(
    fc.record({
      player: fc.nat(starts.length - 1),
      step: fc.oneof(plainStep, plainStep, plainStep, anyStep),
    }),
    { minLength: 2, maxLength: 10 },
  ),
  { minLength: 1, maxLength: 5 },
);

test('a batch of members with a bonus is answered and stored as its operations are one by one', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (plan) => {
      const together = await Promise.all(starts.map(newPlayer));
      const alone = await Promise.all(starts.map(newPlayer));
      const { pool } = world.database;
      const gameOf = (player: number, step: Step) => (operation: ReturnType<typeof operationOf>) =>
        'gameCode' in operation && step.flaw === null
          ? { ...operation, gameCode: starts[player]!.game }
          : operation;
      for (const batch of plan) {
        const answers = await executeMany(
          pool,
          batch.map(({ player, step }) => gameOf(player, step)(operationOf(together[player]!, step))),
        );
        for (const [index, { player, step }] of batch.entries()) {
          const [answer] = await executeMany(pool, [gameOf(player, step)(operationOf(alone[player]!, step))]);
          expect(seen(answers[index]!)).toEqual(seen(answer!));
        }
      }
      for (const index of starts.keys())
        expect(await storedOf(together[index]!)).toEqual(await storedOf(alone[index]!));
      const { rows } = await world.test.pool.query(
        'select * from promo.check_invariants() union all select * from ledger.check_invariants()',
      );
      expect(rows).toEqual([]);
    }),
    { numRuns: 20 },
  );
}, 120_000);

const plain = (whose: Player, id: number, over: Partial<Step> = {}) =>
  operationOf(whose, {
    ...{ method: 'bet', id, round: id, stakeMinor: 40n, payoutMinor: 0n },
    ...{ isRoundClosed: false, contribution: 0, flaw: null, ...over },
  });

test('what one wallet pays alone and a grant allows is taken as a set', async () => {
  const [one, two, three] = [await newPlayer(rich), await newPlayer(poor), await newPlayer(rich)];
  expect(await takenAsSet(world, [plain(one, 1), plain(two, 1), plain(three, 1)])).toEqual([1, 2, 3]);
  // two of a wallet; a payout to where the stake came from, or of nothing
  const both = { method: 'bet-win', payoutMinor: 10n } as const;
  const none = { method: 'bet-win', payoutMinor: 0n, isRoundClosed: true } as const;
  expect(
    await takenAsSet(world, [plain(one, 1, both), plain(two, 1, both), plain(two, 2, none), plain(one, 2)]),
  ).toEqual([1, 2, 3, 4]);
  await executeMany(world.database.pool, [plain(one, 7), plain(two, 7)]);
  const win = { method: 'win', round: 7, payoutMinor: 90n, stakeMinor: 0n, isRoundClosed: true } as const;
  expect(await takenAsSet(world, [plain(one, 8, win), plain(two, 8, win)])).toEqual([1, 2]);
  expect(await takenAsSet(world, [plain(two, 8, { ...win, payoutMinor: 0n }), plain(one, 8)])).toEqual([
    1, 2,
  ]);
});

test('what two wallets pay, a grant forbids or what ends one goes one by one, and costs the neighbours nothing', async () => {
  const neighbours = [await newPlayer(rich), await newPlayer(poor)] as const;
  const mixed = await newPlayer({ ...rich, cash: 30n });
  const { pool } = world.database;
  await executeMany(pool, [plain(mixed, 7, { stakeMinor: 510n })]);
  const past = await newPlayer(rich);
  await world.endTime(past.grantId);
  const alone: readonly (readonly [
    string,
    Start | Player,
    readonly ((whose: Player) => ReturnType<typeof plain>)[],
  ])[] = [
    ['a stake of both', { ...rich, cash: 30n }, [(who) => plain(who, 1, { stakeMinor: 505n })]],
    [
      'a win of both',
      mixed,
      [(who) => plain(who, 8, { method: 'win', round: 7, payoutMinor: 90n, stakeMinor: 0n })],
    ],
    [
      'one of each',
      { ...rich, cash: 30n },
      [(who) => plain(who, 1), (who) => plain(who, 2, { stakeMinor: 20n })],
    ],
    ['too high a stake', { ...rich, grant: { maxStakeMinor: 39n } }, [(who) => plain(who, 1)]],
    ['an excluded game', { ...rich, grant: { excludedGames: ['GPTS/koi'] } }, [(who) => plain(who, 1)]],
    ['one that completes', { ...rich, grant: { requiredMinor: 40n } }, [(who) => plain(who, 1)]],
    [
      'two that complete',
      { ...rich, grant: { requiredMinor: 80n } },
      [(who) => plain(who, 1), (who) => plain(who, 2)],
    ],
    [
      'the last of it',
      { ...poor, grant: { amountMinor: 40n, requiredMinor: 400n } },
      [(who) => plain(who, 1)],
    ],
    ['past its time', past, [(who) => plain(who, 1)]],
  ];
  for (const [name, whose, operations] of alone) {
    const player = 'token' in whose ? whose : await newPlayer(whose);
    const batch = [
      plain(neighbours[0], 1),
      ...operations.map((operation) => operation(player)),
      plain(neighbours[1], 1),
    ];
    expect([name, await takenAsSet(world, batch)]).toEqual([name, [1, batch.length]]);
  }
});

test('a repetition of what the bonus alone paid answers the cash of then', async () => {
  const one = await newPlayer({ ...rich, cash: 30n });
  const { pool } = world.database;
  const bet = plain(one, 1);
  const paid = plain(one, 2, { method: 'win', round: 1, payoutMinor: 25n, stakeMinor: 0n });
  const first = await executeMany(pool, [bet, plain(await newPlayer(rich), 1)]);
  await executeMany(pool, [paid]);
  await world.ledger.creditDeposit(world.database.sql, one.owner, 'more', 60n);
  await executeMany(pool, [plain(one, 3, { stakeMinor: 10n })]);
  expect(first[0]).toMatchObject({ status: 'OK', cashMinor: 30n, bonusMinor: 460n });
  for (const again of [bet, paid])
    expect((await executeMany(pool, [again]))[0]).toMatchObject({ isReplayed: true, cashMinor: 30n });
});
