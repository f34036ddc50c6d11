import { createTestDatabase } from '@halls/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database.ts';
import { type Ledger, createLedger } from './index.ts';

let database: Database;
let ledger: Ledger;
let nextMemberId = 1;

beforeAll(async () => {
  const { url } = await createTestDatabase();
  database = openDatabase({ url, role: 'platform_app', maxConnections: 20, onError: () => {} });
  ledger = createLedger(database);
  return () => database.close();
});

/** A member with a welcome credit of 1000. */
async function newMember() {
  const owner = { siteId: 1, memberId: nextMemberId++, currency: 'VND' } as const;
  await database.sql.transaction().execute(async (transaction) => {
    await ledger.openMemberWallet(transaction, owner);
    await ledger.creditWelcome(transaction, owner, 1000n);
  });
  return owner;
}

async function newOrder(amountMinor = 400n) {
  const owner = await newMember();
  return { ...owner, orderKey: `order-${owner.memberId}`, gpId: 'GPR8', amountMinor };
}

describe('the ledger gateway', () => {
  it('opens a wallet and credits the welcome once, with the transaction of the caller', async () => {
    const owner = await newMember();
    await expect(ledger.balanceOf(owner)).resolves.toBe(1000n);
    const again = await database.sql.transaction().execute(async (transaction) => {
      await ledger.openMemberWallet(transaction, owner);
      return ledger.creditWelcome(transaction, owner, 1000n);
    });
    expect(again).toMatchObject({ outcome: 'replayed', balanceAfterMinor: 1000n });
    await expect(ledger.balanceOf(owner)).resolves.toBe(1000n);
  });

  it('leaves nothing of what a transaction undid', async () => {
    const owner = { siteId: 1, memberId: nextMemberId++, currency: 'VND' } as const;
    const undone = database.sql.transaction().execute(async (transaction) => {
      await ledger.openMemberWallet(transaction, owner);
      await ledger.creditWelcome(transaction, owner, 1000n);
      await expect(ledger.balanceOf(owner, transaction)).resolves.toBe(1000n);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect(ledger.balanceOf(owner)).resolves.toBe(0n);
  });

  it('holds for a transfer and hands over what the provider confirmed', async () => {
    const order = await newOrder();
    await expect(ledger.holdTransfer(database.sql, order)).resolves.toMatchObject({
      balanceAfterMinor: 600n,
    });
    await expect(ledger.heldFor(order)).resolves.toBe(400n);
    await ledger.confirmTransfer(database.sql, order);
    await expect(ledger.heldFor(order)).resolves.toBe(0n);
    await ledger.receiveTransfer(database.sql, {
      ...order,
      orderKey: `${order.orderKey}-back`,
      amountMinor: 450n,
    });
    await expect(ledger.balanceOf(order)).resolves.toBe(1050n);
  });

  it('does not hold more than the wallet has', async () => {
    const order = await newOrder(1001n);
    await expect(ledger.holdTransfer(database.sql, order)).resolves.toEqual({
      outcome: 'insufficient',
      balanceMinor: 1000n,
    });
    await expect(ledger.heldFor(order)).resolves.toBe(0n);
  });

  it('settles a transfer one way only, whatever is asked for at once', async () => {
    const order = await newOrder();
    // a second hold, so that money to settle the first one twice would be there
    await ledger.holdTransfer(database.sql, order);
    await ledger.holdTransfer(database.sql, { ...order, orderKey: `${order.orderKey}-other` });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        database.sql
          .transaction()
          .execute((transaction) =>
            i % 2 === 0
              ? ledger.confirmTransfer(transaction, order)
              : ledger.releaseTransfer(transaction, order),
          ),
      ),
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
