import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBatcher } from '@halls/service';
import type { MoneyOperation, WalletOperation, WalletOutcome } from '#modules/provider-connection';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import {
  money,
  operationOf,
  seen,
  stepOf,
  takenAsSet,
  type Player,
  type Step,
} from '../../../test/money/wallet-batches.ts';
import { issueLaunchCode } from './issue-launch-code.ts';
import { executeMany, openSession } from './seamless-wallet.repo.ts';

const gpId = 'GPTS';
const actor = { kind: 'provider', gpId } as const;
let world: MoneyWorld;

beforeAll(async () => {
  world = await createMoneyWorld();
  await world.addProvider({ gpId });
  await world.openJackpot({ gpId, limitBp: 5_000 });
});
afterAll(() => world.close());

async function newPlayer(cashMinor: bigint): Promise<Player> {
  const owner = await world.addMember(cashMinor);
  const { sql, pool } = world.database;
  const launch = { gpId, memberId: owner.memberId, gameCode: 'koi', gameSessionId: randomUUID() };
  const code = await issueLaunchCode(sql, { ...launch, language: 'en_US' });
  const token = randomUUID();
  await openSession(pool, { actor, code, token, lifetimeSeconds: 3_600 });
  return { owner, token };
}

/** Any steps, and plain ones of which a whole batch can be taken at once. */
const anyStep = stepOf([...money, 'rollback', 'round-close'], 12);
const plainStep = stepOf(money, 1_000_000).map((step) => ({
  ...step,
  contribution: step.contribution % 10,
  flaw: null,
  // a round of its own, or now and then one of the few that others play in too
  round: step.isRoundClosed ? step.id : step.round,
  method: step.method === 'win' ? ('bet-win' as const) : step.method,
}));
const batches = fc.array(
  fc.array(fc.record({ player: fc.nat(2), step: fc.oneof(plainStep, plainStep, plainStep, anyStep) }), {
    minLength: 1,
    maxLength: 12,
  }),
  { minLength: 1, maxLength: 4 },
);

/** All that is stored of a player, with the member's number left out. */
async function storedOf({ owner }: Player): Promise<unknown> {
  const { rows } = await world.test.pool.query(
    `select
       (select jsonb_agg(to_jsonb(r) - 'member_id' - 'opened_at' - 'changed_at' || jsonb_build_object('round_id', split_part(r.round_id, ':', 2))
          order by r.round_id) from seamless.round r where r.member_id = $1) as rounds,
       (select jsonb_agg(jsonb_build_array(t.scope, split_part(t.key, ':', 2), t.kind, encode(t.request_hash, 'hex'), e.leg,
          e.amount_minor, e.balance_after_minor, e.version) order by e.version, e.leg)
        from ledger.transaction t join ledger.entry e using (transaction_id)
        where t.scope = 'seamless:GPTS' and split_part(t.key, ':', 1) = $1::text and e.version is not null) as entries,
       (select jsonb_agg(jsonb_build_array(split_part(t.key, ':', 2), e.leg, a.kind, e.amount_minor)
          order by split_part(t.key, ':', 2), t.key, e.leg)
        from ledger.transaction t join ledger.entry e using (transaction_id) join ledger.account a using (account_id)
        where t.scope = 'seamless:GPTS' and split_part(t.key, ':', 1) = $1::text and e.version is null) as house,
       (select jsonb_agg(jsonb_build_array(split_part(j.round_id, ':', 2), j.contribution_minor) order by j.round_id)
        from app.jackpot_round j where j.member_id = $1) as fed,
       (select jsonb_agg(o.payload order by o.outbox_id) from app.outbox o where o.channel = 'private-member.' || $1) as events`,
    [owner.memberId],
  );
  return rows[0];
}

describe('a batch', () => {
  it('is answered and stored as its operations are one by one', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (plan) => {
        const start = [300n, 100n, 0n];
        const together = await Promise.all(start.map(newPlayer));
        const alone = await Promise.all(start.map(newPlayer));
        const { pool } = world.database;
        for (const batch of plan) {
          const answers = await executeMany(
            pool,
            batch.map(({ player, step }) => operationOf(together[player]!, step)),
          );
          for (const [index, { player, step }] of batch.entries()) {
            const [answer] = await executeMany(pool, [operationOf(alone[player]!, step)]);
            expect(seen(answers[index]!)).toEqual(seen(answer!));
          }
        }
        for (const index of start.keys())
          expect(await storedOf(together[index]!)).toEqual(await storedOf(alone[index]!));
        expect(await world.ledger.checkInvariants()).toEqual([]);
      }),
      { numRuns: 40 },
    );
    // a dozen statements for each of the runs, on a machine that others use
  }, 90_000);

  it('of plain bets and wins is taken as a set, without what is not plain of the same member', async () => {
    const player = await newPlayer(100n);
    const other = await newPlayer(100n);
    const plain = (id: number, over: Partial<Step> = {}, whose = player) =>
      operationOf(whose, {
        ...{ method: 'bet-win', id, round: id, stakeMinor: 40n, payoutMinor: 10n },
        ...{ isRoundClosed: true, contribution: 0, flaw: null },
        ...over,
      });
    expect(await takenAsSet(world, [plain(1), plain(2), plain(3, { method: 'adjust' })])).toEqual([1, 2, 3]);
    await executeMany(world.database.pool, [
      plain(7, { method: 'bet', stakeMinor: 0n, isRoundClosed: false }),
      plain(8, { stakeMinor: 0n, payoutMinor: 0n }),
    ]);
    expect(await takenAsSet(world, [plain(1), plain(2, { method: 'win', round: 7 })])).toEqual([1, 2]);
    expect(await takenAsSet(world, [plain(1), plain(2, { method: 'win', round: 8 })])).toEqual([1, 2]);
    expect(await takenAsSet(world, [plain(1, { contribution: 2 }), plain(2), plain(3)])).toEqual([1, 2, 3]);
    for (const exception of [
      plain(2, { method: 'win', round: 9 }),
      plain(2, { method: 'bet', round: 8 }),
      plain(2, { round: 1 }),
      plain(7, { method: 'bet', stakeMinor: 0n, isRoundClosed: false }),
      plain(2, { contribution: 11 }),
      plain(1),
      plain(2, { stakeMinor: 200n }),
      plain(2, { flaw: 'currency' }),
      plain(2, { method: 'round-close' }),
    ]) {
      expect(await takenAsSet(world, [plain(1), exception])).toEqual([]);
      expect(
        await takenAsSet(world, [plain(1, {}, other), plain(1), exception, plain(2, {}, other)]),
      ).toEqual([1, 4]);
    }
  });

  it('reads no table from one end to the other, however small it was when the plan was made', async () => {
    const player = await newPlayer(1_000n);
    const bets = (first: number, method: 'bet' | 'rollback' = 'bet') =>
      Array.from({ length: 3 }, (_, index) =>
        operationOf(player, {
          ...{ method, id: first + index, round: first + index, stakeMinor: 1n, payoutMinor: 0n },
          ...{ isRoundClosed: true, contribution: 1, flaw: null },
        }),
      );
    await inTransaction(async (client) => {
      const wholeReads = async () => {
        const { rows } = await client.query(
          `select relname, seq_scan::int from pg_stat_xact_user_tables
           where schemaname in ('ledger', 'seamless') order by relid`,
        );
        return new Map(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
      };
      const before = await wholeReads();
      await executeMany(client, bets(1));
      await executeMany(client, bets(4));
      await executeMany(client, [...bets(7), ...bets(4, 'rollback')]);
      for (const [table, reads] of await wholeReads())
        expect([table, reads]).toEqual([table, before.get(table) ?? 0]);
    });
  });

  it('has one answer for a transaction that comes twice in it, and refuses it to another member', async () => {
    const [one, two] = [await newPlayer(100n), await newPlayer(100n)];
    const bet = { method: 'bet', id: 1, round: 1, stakeMinor: 10n, payoutMinor: 0n } as const;
    const step = { ...bet, isRoundClosed: false, contribution: 0, flaw: null };
    const mine = operationOf(one, step);
    const { transactionId } = mine as MoneyOperation;
    const stolen = { ...operationOf(two, step), transactionId, content: 'of another member' };
    const answers = await executeMany(world.database.pool, [mine, stolen, mine]);
    expect(answers.map(({ status, isReplayed }) => [status, isReplayed])).toEqual([
      ['OK', false],
      ['DUPLICATE_TRANSACTION', false],
      ['OK', true],
    ]);
    expect([await world.cashOf(one.owner), await world.cashOf(two.owner)]).toEqual([90n, 100n]);
  });

  it('loses nothing of its own to a transaction that another member took while it ran', async () => {
    const [one, two, three] = [await newPlayer(100n), await newPlayer(100n), await newPlayer(100n)];
    const bet = { method: 'bet', id: 1, round: 1, stakeMinor: 10n, payoutMinor: 0n } as const;
    const step = { ...bet, isRoundClosed: false, contribution: 0, flaw: null };
    const first = operationOf(one, step) as MoneyOperation;
    const { transactionId } = first;
    const late = { ...operationOf(two, step), transactionId, content: 'of another member' } as MoneyOperation;
    const queue = createBatcher<WalletOperation, WalletOutcome>({
      run: (operations) => executeMany(world.database.pool, operations),
      minShare: 16,
    });
    let waiting: Promise<WalletOutcome[]> | undefined;
    await inTransaction(async (client) => {
      await executeMany(client, [first]);
      waiting = Promise.all([queue.submit(late), queue.submit(operationOf(three, step))]);
      await expect
        .poll(async () => {
          const { rows } = await world.test.pool.query(
            `select count(*)::int as waiting from pg_stat_activity
             where wait_event = 'transactionid' and datname = current_database()`,
          );
          return rows[0].waiting;
        })
        .toBe(1);
      await client.query('commit');
    });
    const statuses = (await waiting)?.map(({ status }) => status);
    expect(statuses).toEqual(['DUPLICATE_TRANSACTION', 'OK']);
    expect([await world.cashOf(two.owner), await world.cashOf(three.owner)]).toEqual([100n, 90n]);
  });

  it('never waits in a circle for one that wants the same members the other way round', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(1_000n)));
    const bet = { method: 'bet', stakeMinor: 1n, payoutMinor: 0n, isRoundClosed: false } as const;
    const batchOf = (id: number) =>
      (id % 2 === 0 ? players : players.toReversed()).map((player) =>
        operationOf(player, { ...bet, id, round: 1, contribution: 0, flaw: null }),
      );
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, id) => executeMany(world.database.pool, batchOf(id))),
    );
    expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set(['OK']));
    for (const { owner } of players) expect(await world.cashOf(owner)).toBe(976n);
  });
});

/** What `work` has not committed is undone. */
async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await world.database.pool.connect();
  try {
    await client.query('begin');
    await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
