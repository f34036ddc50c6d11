import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type BookAccount,
  type Leg,
  balanceAt,
  checkInvariants,
  confirm,
  findTransactions,
  hashRequest,
  hold,
  listEntries,
  listTransactions,
  numberBefore,
  openAccount,
  postTo,
  provider,
  member,
  readAccount,
  readBooks,
  readTransaction,
  rollUpHouse,
} from '../src/index.ts';
import { type LedgerDatabase, fundMember, openLedgerDatabase } from './ledger-database.ts';
import { bet, combine, win } from './plays.ts';

/** A day of which each hour has one transaction: 24 of site 1, of which three are no bets. */
const owner = { siteId: 1, memberId: 1, currency: 'USD' };
const hours = 24;
const hour = (n: number, minutes = 0) => new Date(Date.UTC(2026, 2, 1, n, minutes));

let db: LedgerDatabase;
let ggr: BookAccount;
let main: BookAccount;
/** What the accounts held after each hour, by the test's own counting. */
const ggrAfter: bigint[] = [];
const mainAfter: bigint[] = [];

function post(key: string, kind: string, legs: readonly Leg[], referenceId: number | null = null) {
  return postTo(db.on, {
    scope: 'seamless:GPFC',
    key,
    requestHash: hashRequest(key),
    kind,
    legs,
    referenceId,
    note: { round_id: `r-${key}` },
  });
}

/** What one call marks is rolled up by a later one, when no older transaction runs any more, in the databases of other suites either. */
async function rollUpAll(): Promise<void> {
  await vi.waitFor(
    async () => {
      await rollUpHouse(db.on);
      const { rows } = await db.owner.query(
        'select from ledger.rollup_progress where rolled_to = (select max(transaction_id) from ledger.transaction)',
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
}

beforeAll(async () => {
  db = await openLedgerDatabase();
  await db.owner.query('update ledger.rollup_progress set snapshot_every = 5');
  await fundMember(db.on, owner, 10_000n);
  let [ofHouse, ofMember] = [0n, 10_000n];
  for (let n = 0; n < hours; n += 1) {
    const stake = BigInt(n * 10 + 1);
    // a number that nobody has
    if (n % 7 === 0) await db.owner.query(`select nextval('ledger.transaction_transaction_id_seq')`);
    if (n === 4) await post('hold', 'transfer_hold', hold(owner, 500n));
    else if (n === 5) await post('settle', 'transfer_confirm', confirm(owner, 'GPR8', 500n));
    else if (n % 3 === 0)
      await post(`n${n}`, 'seamless_bet_win', combine(bet(owner, 'GPFC', stake), win(owner, 'GPFC', 7n)));
    else await post(`n${n}`, 'seamless_bet', bet(owner, 'GPFC', stake));
    if (n === 4) ofMember -= 500n;
    else if (n !== 5) {
      const lost = n % 3 === 0 ? stake - 7n : stake;
      ofHouse += lost;
      ofMember -= lost;
    }
    ggrAfter.push(ofHouse);
    mainAfter.push(ofMember);
    await rollUpAll();
  }
  // as if each had come at its hour, the deposit the day before
  await db.owner.query(`
    alter table ledger.transaction disable trigger append_only;
    update ledger.transaction t set created_at = '2026-02-28T12:00:00Z' where scope = 'deposit';
    update ledger.transaction t set created_at = timestamptz '2026-03-01T00:00:00Z' + (n.n - 1) * interval '1 hour'
      from (select transaction_id, row_number() over (order by transaction_id) as n from ledger.transaction
            where scope <> 'deposit') n where n.transaction_id = t.transaction_id;
    alter table ledger.transaction enable trigger append_only;`);
  const accountId = (account: Parameters<typeof openAccount>[1]) => openAccount(db.on, account);
  const read = async (id: number) => {
    const found = await readAccount(db.on, id);
    if (!found) throw new Error(`no account ${id}`);
    return found;
  };
  ggr = await read(await accountId(provider('provider_ggr', 1, 'GPFC', 'USD')));
  main = await read(await accountId(member('member_main', owner)));
  return () => db.app.end();
});

describe('at a moment', () => {
  it('an account held what its entries up to then came to, whatever was kept and rolled up', async () => {
    const { rows } = await db.owner.query('select distinct rolled_to from ledger.house_snapshot order by 1');
    expect(rows.length).toBeGreaterThan(2);
    for (let n = 0; n < hours; n += 1) {
      const at = hour(n, 30);
      expect([n, await balanceAt(db.on, ggr, at)]).toEqual([n, ggrAfter[n]]);
      expect([n, await balanceAt(db.on, main, at)]).toEqual([n, mainAfter[n]]);
    }
    expect(await balanceAt(db.on, ggr, hour(-1))).toBe(0n);
    expect(await balanceAt(db.on, main, hour(-13))).toBe(0n);
  });

  it('what came at that very moment counts for the house as for the member', async () => {
    // a member's entry of the moment itself is not before it: both look a millisecond later
    const at = new Date(hour(7).getTime() + 1);
    expect(await balanceAt(db.on, ggr, at)).toBe(ggrAfter[7]);
    expect(await balanceAt(db.on, main, at)).toBe(mainAfter[7]);
  });

  it('now is what the ledger holds', async () => {
    expect(await balanceAt(db.on, ggr, null)).toBe(ggrAfter.at(-1));
    expect(await balanceAt(db.on, main, null)).toBe(mainAfter.at(-1));
  });

  it('finds the last transaction before it although numbers have gaps', async () => {
    const { rows } = await db.owner.query<{ id: string; at: Date }>(
      'select transaction_id as id, created_at as at from ledger.transaction order by 1',
    );
    for (const [place, { id, at }] of rows.entries()) {
      expect(await numberBefore(db.on, at)).toBe(Number(rows[place - 1]?.id ?? 0));
      expect(await numberBefore(db.on, new Date(at.getTime() + 1))).toBe(Number(id));
    }
  });
});

describe('the books of a site', () => {
  it('come to zero between members and house', async () => {
    const { house, members } = await readBooks(db.on, 1, null);
    const ofMembers = members?.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
    expect(house.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n)).toBe(-(ofMembers ?? 0n));
    expect(members?.map(({ kind, balanceMinor }) => [kind, balanceMinor])).toEqual([
      ['member_main', mainAfter.at(-1)],
      ['member_transit', 0n],
    ]);
    const then = await readBooks(db.on, 1, hour(4, 30));
    expect(then.members).toBeNull();
    expect(then.house.find(({ account }) => account.gpId === 'GPR8')?.balanceMinor).toBe(0n);
    expect(await readBooks(db.on, 2, null)).toEqual({ house: [], members: [] });
  });

  it('tell when what was kept of a moment is not what the entries say', async () => {
    expect(await checkInvariants(db.on)).toEqual([]);
    await db.owner.query(
      `update ledger.house_snapshot set balance_minor = balance_minor + 1
       where rolled_to = (select max(rolled_to) from ledger.house_snapshot) and account_id = ${ggr.accountId}`,
    );
    expect((await checkInvariants(db.on)).map(({ name }) => name)).toEqual(['snapshot_is_sum']);
    await db.owner.query(
      `update ledger.house_snapshot set balance_minor = balance_minor - 1
       where rolled_to = (select max(rolled_to) from ledger.house_snapshot) and account_id = ${ggr.accountId}`,
    );
  });
});

describe('the entries of an account', () => {
  it.each([
    ['a member', () => main, hours + 8 - 2],
    ['the house', () => ggr, hours + 8 - 2],
  ])('of %s are walked part by part, each once', async (_, of, atLeast) => {
    const seen: string[] = [];
    let below = null;
    do {
      const page = await listEntries(db.on, of(), { at: null, below, limit: 4 });
      seen.push(...page.entries.map(({ transactionId, leg }) => `${transactionId} ${leg}`));
      below = page.next;
    } while (below);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(atLeast);
    const { entries } = await listEntries(db.on, of(), { at: hour(2, 30), below: null, limit: 1 });
    expect(entries[0]?.createdAt).toEqual(hour(2));
  });
});

describe('a transaction', () => {
  it('is found by its number, by a key in any scope, and by no key of others', async () => {
    const find = (keys: string[], number: number | null = null, siteId = 1) =>
      findTransactions(db.on, { siteId, keys, number, limit: 10 });
    const [first] = await find(['n8']);
    expect(first).toMatchObject({ kind: 'seamless_bet', memberId: 1, amountMinor: -81n });
    expect(await find([], first?.transactionId ?? 0)).toEqual([first]);
    expect((await find(['fund:1:USD']))[0]).toMatchObject({ scope: 'deposit', amountMinor: 10_000n });
    expect(await find(['n8'], null, 2)).toEqual([]);
    expect(await find(['nothing'])).toEqual([]);
  });

  it('tells its legs, and which others speak of it', async () => {
    const [bet8] = await findTransactions(db.on, { siteId: 1, keys: ['n8'], number: null, limit: 1 });
    const undone = await post('back', 'seamless_rollback', win(owner, 'GPFC', 81n), bet8?.transactionId);
    const undoneId = undone.outcome === 'posted' ? undone.transactionId : 0;
    const read = await readTransaction(db.on, bet8?.transactionId ?? 0);
    expect(read).toMatchObject({ siteId: 1, referredBy: [undoneId], note: { round_id: 'r-n8' } });
    expect(read?.legs.map(({ account, amountMinor }) => [account.kind, amountMinor])).toEqual([
      ['member_main', -81n],
      ['provider_ggr', 81n],
    ]);
    expect(await readTransaction(db.on, undoneId)).toMatchObject({ referenceId: bet8?.transactionId });
    expect(await readTransaction(db.on, 999_999)).toBeNull();
  });

  it('stands in its site’s list, newest first, part by part', async () => {
    await fundMember(db.on, { siteId: 2, memberId: 2, currency: 'VND' }, 5n);
    const seen: number[] = [];
    let below: number | null = null;
    do {
      const page = await listTransactions(db.on, { siteId: 1, below, limit: 7 });
      seen.push(...page.transactions.map(({ transactionId }) => transactionId));
      below = page.nextBelow;
    } while (below !== null);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    const other = await listTransactions(db.on, { siteId: 2, below: null, limit: 7 });
    expect(other.transactions).toMatchObject([{ currency: 'VND', amountMinor: 5n }]);
    expect(seen).not.toContain(other.transactions[0]?.transactionId);
    expect(seen.length).toBeGreaterThan(hours);
  });
});
