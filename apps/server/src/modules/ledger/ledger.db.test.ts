import { createTestDatabase } from '@halls/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database.ts';
import { type Ledger, type TransferOrder, type TransferStep, createLedger } from './index.ts';

let database: Database;
let ledger: Ledger;
let nextMemberId = 1;

beforeAll(async () => {
  const { url } = await createTestDatabase();
  database = openDatabase({ url, role: 'platform_app', maxConnections: 20, onError: () => {} });
  ledger = createLedger(database);
  return () => database.close();
});

/** A member with 1000. */
async function newMember() {
  const owner = { siteId: 1, memberId: nextMemberId++, currency: 'VND' } as const;
  await database.sql.transaction().execute(async (transaction) => {
    await ledger.openMemberWallet(transaction, owner);
    await ledger.creditDeposit(transaction, owner, `first-${owner.memberId}`, 1000n);
  });
  return owner;
}

async function newOrder(amountMinor = 400n) {
  const owner = await newMember();
  return { ...owner, orderKey: `order-${owner.memberId}`, gpId: 'GPR8', amountMinor };
}

/** What the functions of a transfer do with its booking. */
async function post(step: TransferStep, order: TransferOrder) {
  const { text, values } = ledger.transferPosting(step, order);
  const { rows } = await database.pool.query(
    `select outcome, balance_after_minor::text as balance_minor from ledger.post(${text})`,
    [...values],
  );
  return rows[0] as { outcome: string; balance_minor: string | null };
}

describe('the ledger gateway', () => {
  it('opens a wallet and credits it once, with the transaction of the caller', async () => {
    const owner = await newMember();
    await expect(ledger.balanceOf(owner)).resolves.toBe(1000n);
    const again = await database.sql.transaction().execute(async (transaction) => {
      await ledger.openMemberWallet(transaction, owner);
      return ledger.creditDeposit(transaction, owner, `first-${owner.memberId}`, 1000n);
    });
    expect(again).toMatchObject({ outcome: 'replayed', balanceAfterMinor: 1000n });
    await expect(ledger.balanceOf(owner)).resolves.toBe(1000n);
  });

  it('leaves nothing of what a transaction undid', async () => {
    const owner = { siteId: 1, memberId: nextMemberId++, currency: 'VND' } as const;
    const undone = database.sql.transaction().execute(async (transaction) => {
      await ledger.openMemberWallet(transaction, owner);
      await ledger.creditDeposit(transaction, owner, `first-${owner.memberId}`, 1000n);
      await expect(ledger.balanceOf(owner, transaction)).resolves.toBe(1000n);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect(ledger.balanceOf(owner)).resolves.toBe(0n);
  });

  it('holds for a transfer and hands over what the provider confirmed', async () => {
    const order = await newOrder();
    await expect(post('hold', order)).resolves.toMatchObject({ outcome: 'posted', balance_minor: '600' });
    await expect(ledger.heldFor(order)).resolves.toBe(400n);
    await post('confirm', order);
    await expect(ledger.heldFor(order)).resolves.toBe(0n);
    await post('receive', { ...order, orderKey: `${order.orderKey}-back`, amountMinor: 450n });
    await expect(ledger.balanceOf(order)).resolves.toBe(1050n);
  });

  it('does not hold more than the wallet has', async () => {
    const order = await newOrder(1001n);
    await expect(post('hold', order)).resolves.toEqual({ outcome: 'insufficient', balance_minor: '1000' });
    await expect(ledger.heldFor(order)).resolves.toBe(0n);
  });

  it('settles a transfer one way only, whatever is asked for at once', async () => {
    const order = await newOrder();
    // a second hold, so that money to settle the first one twice would be there
    await post('hold', order);
    await post('hold', { ...order, orderKey: `${order.orderKey}-other` });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => post(i % 2 === 0 ? 'confirm' : 'release', order)),
    );
    expect(answers.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(7);
    expect(answers.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(8);
    await expect(ledger.heldFor(order)).resolves.toBe(400n);
  });

  it('takes deposits by their key', async () => {
    const owner = await newMember();
    await ledger.creditDeposit(database.sql, owner, `bank-${owner.memberId}`, 500n);
    await expect(
      ledger.creditDeposit(database.sql, owner, `bank-${owner.memberId}`, 500n),
    ).resolves.toMatchObject({
      outcome: 'replayed',
    });
    await expect(
      ledger.creditDeposit(database.sql, owner, `bank-${owner.memberId}`, 5000n),
    ).resolves.toMatchObject({
      outcome: 'conflict',
    });
    await expect(ledger.balanceOf(owner)).resolves.toBe(1500n);
  });
});
