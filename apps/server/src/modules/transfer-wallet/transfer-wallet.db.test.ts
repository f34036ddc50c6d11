import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { createGameProviders, type ProviderConnection } from '#modules/provider-connection';
import { startFakeProvider, type FakeProvider, type Mood } from '../../../test/money/fake-provider.ts';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { ensureProviderMember, readProviderBalances } from './provider-balances.ts';
import { transferIn, transferOut } from './send-transfer.ts';
import { settleOrder } from './settle-order.ts';
import { settleUnknownOrders } from './settle-unknown-orders.ts';
import { claimUndecided, holdForOrder, insertOrder, wakeUndecided } from './transfer-order.repo.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';
import { transferWalletModule } from './transfer-wallet.module.ts';

let world: MoneyWorld;
let provider: FakeProvider;
let connection: ProviderConnection;
let deps: TransferWalletDeps;
let owner: WalletOwner;
let memberRef: string;
let now = new Date();

beforeAll(async () => {
  world = await createMoneyWorld();
  provider = await startFakeProvider();
  connection = await world.addProvider({ gpId: 'GPTW', walletKind: 'transfer', baseUrl: provider.baseUrl });
  deps = partsOf(world);
});
afterAll(async () => {
  await provider.close();
  await world.close();
});
beforeEach(async () => {
  now = new Date();
  owner = await world.addMember(1_000n);
  memberRef = String(owner.memberId);
  await ensureProviderMember(owner, connection, 'en_US', deps);
});
// money that left one side is on the other or in transit, whatever happened
afterEach(async () => {
  await settleAll();
  expect(await totalOf(owner)).toBe(1_000n);
  expect(await world.ledger.heldFor(owner)).toBe(0n);
  expect(await world.ledger.checkInvariants()).toEqual([]);
});

describe('in', () => {
  it('moves the money when the provider says so', async () => {
    expect(await transferIn(owner, connection, 400n, deps)).toEqual({
      state: 'confirmed',
      amountMinor: 400n,
    });
    expect([await world.cashOf(owner), provider.balanceOf(memberRef)]).toEqual([600n, 400n]);
  });

  it('keeps the money when the member has less', async () => {
    expect(await transferIn(owner, connection, 1_001n, deps)).toEqual({
      state: 'insufficient',
      balanceMinor: 1_000n,
    });
    expect(
      provider.calls.filter((call) => call.body.member_ref === memberRef && call.method === 'transfer-in'),
    ).toEqual([]);
    expect(await ordersOf(owner)).toEqual([]);
  });

  it.each(['reject', 'maintenance', 'round-open'] as const)('gives the money back on %s', async (mood) => {
    provider.moods('transfer-in', mood);
    expect(await transferIn(owner, connection, 400n, deps)).toMatchObject({ state: 'rejected' });
    expect(await world.cashOf(owner)).toBe(1_000n);
  });

  it.each<[Mood, bigint]>([
    ['silent', 600n],
    ['deaf', 1_000n],
    ['crash-after', 600n],
    ['crash-before', 1_000n],
    ['hang-up', 600n],
    ['in-progress', 1_000n],
    ['gibberish', 1_000n],
  ])('holds the money while a provider that is %s has not been asked again', async (mood, cashAfter) => {
    provider.moods('transfer-in', mood);
    expect(await transferIn(owner, connection, 400n, deps)).toEqual({ state: 'unknown' });
    expect([await world.cashOf(owner), await world.ledger.heldFor(owner)]).toEqual([600n, 400n]);
    await settleAll();
    expect(await world.cashOf(owner)).toBe(cashAfter);
  });

  it('commits order and hold before it calls', async () => {
    let seen: unknown;
    provider.before = async (method) => {
      if (method === 'transfer-in') seen = [await ordersOf(owner), await world.ledger.heldFor(owner)];
    };
    await transferIn(owner, connection, 400n, deps);
    provider.before = async () => {};
    expect(seen).toEqual([[expect.objectContaining({ state: 'sent', amount_minor: '400' })], 400n]);
  });

  it('keeps asking, further and further apart, while the provider cannot say', async () => {
    provider.moods('transfer-in', 'silent');
    provider.moods('transfer-status', 'deaf', 'crash-before', 'in-progress', 'gibberish');
    await transferIn(owner, connection, 400n, deps);
    const waits: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      const [order] = await ordersOf(owner);
      now = new Date(order?.next_attempt_at ?? 0);
      expect(await settleUnknownOrders(deps)).toBe(0);
      const [again] = await ordersOf(owner);
      waits.push((Number(again?.next_attempt_at) - now.getTime()) / 1000);
    }
    expect(waits).toEqual([4, 8, 16, 32]);
    expect(await world.ledger.heldFor(owner)).toBe(400n);
  });

  it('does not ask before its time', async () => {
    provider.moods('transfer-in', 'silent');
    await transferIn(owner, connection, 400n, deps);
    expect(await settleUnknownOrders(deps)).toBe(0);
    expect(await world.ledger.heldFor(owner)).toBe(400n);
  });

  it('takes an answer that comes after the order was settled as it was settled', async () => {
    const late = Promise.withResolvers<void>();
    provider.before = async (method) => {
      if (method === 'transfer-in') await late.promise;
    };
    // a patient client still waits while the job asks; the provider then refuses what it was asked about
    const gameProviders = createGameProviders({ directory: world.providers, longestWaitMs: 5_000 });
    const patient = { ...deps, gameProviders };
    const sending = transferIn(owner, connection, 400n, patient);
    await expect
      .poll(() =>
        provider.calls.some((call) => call.method === 'transfer-in' && call.body.member_ref === memberRef),
      )
      .toBe(true);
    now = after(16_000);
    expect(await settleUnknownOrders(deps)).toBe(1);
    expect(await world.cashOf(owner)).toBe(1_000n);
    late.resolve();
    expect(await sending).toMatchObject({ state: 'rejected' });
    provider.before = async () => {};
    expect([await world.cashOf(owner), provider.balanceOf(memberRef)]).toEqual([1_000n, 0n]);
    await gameProviders.close();
  });

  it('settles an order once when many ask at the same time', async () => {
    provider.moods('transfer-in', 'silent');
    await transferIn(owner, connection, 400n, deps);
    now = after(60_000);
    const decided = await Promise.all(Array.from({ length: 8 }, () => settleUnknownOrders(deps)));
    expect(decided.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});

describe('out', () => {
  beforeEach(async () => {
    await transferIn(owner, connection, 400n, deps);
    now = new Date();
  });

  it('brings all back, and what was won with it', async () => {
    expect(await transferOut(owner, connection, 'all', deps)).toEqual({
      state: 'confirmed',
      amountMinor: 400n,
    });
    expect([await world.cashOf(owner), provider.balanceOf(memberRef)]).toEqual([1_000n, 0n]);
  });

  it('brings a part back', async () => {
    expect(await transferOut(owner, connection, 150n, deps)).toEqual({
      state: 'confirmed',
      amountMinor: 150n,
    });
    expect([await world.cashOf(owner), provider.balanceOf(memberRef)]).toEqual([750n, 250n]);
  });

  it('brings nothing back when there is nothing', async () => {
    await transferOut(owner, connection, 'all', deps);
    expect(await transferOut(owner, connection, 'all', deps)).toEqual({
      state: 'confirmed',
      amountMinor: 0n,
    });
  });

  it('leaves the money there while a round is open', async () => {
    provider.openRound(memberRef, true);
    expect(await transferOut(owner, connection, 'all', deps)).toEqual({
      state: 'rejected',
      word: 'ROUND_OPEN',
    });
    provider.openRound(memberRef, false);
    expect(provider.balanceOf(memberRef)).toBe(400n);
  });

  it.each<[Mood, bigint]>([
    ['silent', 1_000n],
    ['deaf', 600n],
    ['crash-after', 1_000n],
    ['crash-before', 600n],
    ['hang-up', 1_000n],
    ['in-progress', 600n],
  ])('credits only what a provider that is %s confirms in the end', async (mood, cashAfter) => {
    provider.moods('transfer-out-all', mood);
    expect(await transferOut(owner, connection, 'all', deps)).toEqual({ state: 'unknown' });
    expect(await world.cashOf(owner)).toBe(600n);
    await settleAll();
    expect(await world.cashOf(owner)).toBe(cashAfter);
  });
});

describe('balances', () => {
  it('are live, and the last known ones when the provider is slow', async () => {
    await transferIn(owner, connection, 400n, deps);
    expect(await readProviderBalances(owner, deps)).toEqual([
      { gpId: 'GPTW', balanceMinor: 400n, isLive: true },
    ]);
    provider.setBalance(memberRef, 401n);
    provider.moods('balance', 'deaf');
    expect(await readProviderBalances(owner, deps)).toEqual([
      { gpId: 'GPTW', balanceMinor: 400n, isLive: false },
    ]);
    provider.setBalance(memberRef, 400n);
  });
});

describe('orders that a process left behind', () => {
  it.each(['held', 'sent'] as const)('are settled when they are %s', async (state) => {
    // as they stand after a crash between two commits: the provider never saw the order
    const order = { ...unsentOrder(), orderId: randomUUID(), direction: 'in', amountMinor: 70n } as const;
    const booking = { ...owner, orderKey: order.orderId, gpId: 'GPTW', amountMinor: 70n };
    const held = { ...order, state: 'sent', attempts: 0 } as const;
    const times = { now, nextAttemptAt: now };
    await holdForOrder(deps.pool, held, deps.ledger.transferPosting('hold', booking), times);
    // of an earlier version
    if (state === 'held')
      await world.test.pool.query('update app.transfer_order set state = $2 where order_id = $1', [
        order.orderId,
        state,
      ]);
    expect(await world.cashOf(owner)).toBe(930n);
    now = after(1);
    expect(await settleUnknownOrders(deps)).toBe(1);
    expect(await world.cashOf(owner)).toBe(1_000n);
  });
});

describe('a node that takes over', () => {
  it('asks at once about what waited for its next question, and leaves a sender its time', async () => {
    provider.moods('transfer-in', 'silent');
    provider.moods('transfer-status', 'deaf', 'deaf', 'deaf');
    await transferIn(owner, connection, 400n, deps);
    for (let asked = 0; asked < 3; asked += 1) {
      now = new Date((await ordersOf(owner))[0]?.next_attempt_at ?? 0);
      expect(await settleUnknownOrders(deps)).toBe(0);
    }
    const sending = { ...unsentOrder(), orderId: randomUUID() };
    await insertOrder(world.database.sql, sending, { now, nextAttemptAt: new Date(now.getTime() + 7_000) });
    await wakeUndecided(world.database.sql, now);
    expect(await settleUnknownOrders(deps)).toBe(1);
    expect((await ordersOf(owner)).map(({ state }) => state)).toEqual(['confirmed', 'created']);
  });

  it('asks about more orders than it has questions under way, in one go', async () => {
    const orders = Array.from({ length: 150 }, () => ({ ...unsentOrder(), orderId: randomUUID() }));
    for (const one of orders) await insertOrder(world.database.sql, one, { now, nextAttemptAt: now });
    await settleUnknownOrders(deps);
    const asked = provider.calls.filter(({ method }) => method === 'transfer-status');
    const counts = orders.map(({ orderId }) => asked.filter(({ body }) => body.order_id === orderId).length);
    expect(counts).toEqual(orders.map(() => 1));
  });

  it('keeps nobody waiting for a provider that is silent', async () => {
    const silent = await startFakeProvider();
    await world.addProvider({ gpId: 'GPSI', walletKind: 'transfer', baseUrl: silent.baseUrl });
    const answered = Promise.withResolvers<void>();
    silent.before = () => answered.promise;
    const { sql } = world.database;
    const ofSilent = Array.from({ length: 150 }, () => ({
      ...unsentOrder(),
      gpId: 'GPSI',
      orderId: randomUUID(),
    }));
    const later = { ...unsentOrder(), orderId: randomUUID() };
    for (const one of ofSilent) await insertOrder(sql, one, { now, nextAttemptAt: after(-1_000) });
    await insertOrder(sql, later, { now, nextAttemptAt: now });
    const settling = settleUnknownOrders(deps);
    const isAsked = (calls: FakeProvider['calls'], orderId: string) =>
      calls.some(({ method, body }) => method === 'transfer-status' && body.order_id === orderId);
    await expect.poll(() => isAsked(provider.calls, later.orderId)).toBe(true);
    // while most of the others have not been asked about at all
    expect(ofSilent.filter(({ orderId }) => isAsked(silent.calls, orderId)).length).toBeLessThan(100);
    answered.resolve();
    await settling;
    // those that were not answered in time are asked about again
    await settleAll();
    await silent.close();
  });
});

it('does not send an order that others may ask about by now', async () => {
  const clock = vi.fn(() => now);
  clock.mockImplementationOnce(() => now).mockImplementationOnce(() => after(2_500));
  expect(await transferIn(owner, connection, 400n, { ...deps, clock })).toEqual({ state: 'unknown' });
  expect(
    provider.calls.filter((call) => call.method === 'transfer-in' && call.body.member_ref === memberRef),
  ).toEqual([]);
  expect(await world.ledger.heldFor(owner)).toBe(400n);
  await settleAll();
  expect(await world.cashOf(owner)).toBe(1_000n);
});

it.each(['confirmed', 'rejected'] as const)('keeps an order %s, whatever is said later', async (state) => {
  provider.moods('transfer-in', 'silent');
  await transferIn(owner, connection, 400n, deps);
  const [order] = await claimUndecided(deps.sql, {
    gpId: 'GPTW',
    now: after(60_000),
    claimedUntil: now,
    limit: 1,
  });
  if (!order) throw new Error('the order is not there');
  const confirmed = { state: 'confirmed', amountMinor: null, balance: null } as const;
  const rejected = { state: 'rejected', word: 'REJECTED' } as const;
  const [first, second] = state === 'confirmed' ? [confirmed, rejected] : [rejected, confirmed];
  provider.setBalance(memberRef, state === 'confirmed' ? 400n : 0n);
  for (const verdict of [first, second, { state: 'unknown', word: 'silence' } as const, first])
    expect(
      await settleOrder(order, verdict, { ...deps, log: { ...deps.log, error: () => {} } }),
    ).toMatchObject({
      state,
    });
  expect(await world.cashOf(owner)).toBe(state === 'confirmed' ? 600n : 1_000n);
});

/** An order that was not sent yet. */
function unsentOrder() {
  return { owner, gpId: 'GPTW', direction: 'out_all', amountMinor: null, state: 'created' } as const;
}

function partsOf({ app, database, ledger, providers, log, gameProviders }: MoneyWorld): TransferWalletDeps {
  return {
    sql: database.sql,
    pool: database.pool,
    ledger,
    providerMembersOf: app.faceOf(transferWalletModule).providerMembersOf,
    comingBackUntil: app.faceOf(transferWalletModule).comingBackUntil,
    gameProviders,
    providers,
    clock: () => now,
    newOrderId: randomUUID,
    log,
  };
}

function after(ms: number): Date {
  return new Date(Date.now() + ms);
}

/** Lets the job run until nothing is undecided. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    now = after((round + 1) * 400_000);
    await settleUnknownOrders(deps);
    const { rows } = await world.test.pool.query(
      `select from app.transfer_order where decided_at is null and member_id = $1`,
      [owner.memberId],
    );
    if (rows.length === 0) return;
  }
  throw new Error('orders are still undecided');
}

async function totalOf(of: WalletOwner): Promise<bigint> {
  return (
    (await world.cashOf(of)) + (await world.ledger.heldFor(of)) + provider.balanceOf(String(of.memberId))
  );
}

async function ordersOf(
  of: WalletOwner,
): Promise<{ state: string; amount_minor: string; next_attempt_at: Date }[]> {
  const { rows } = await world.test.pool.query(
    `select * from app.transfer_order where member_id = $1 order by created_at`,
    [of.memberId],
  );
  return rows as { state: string; amount_minor: string; next_attempt_at: Date }[];
}
