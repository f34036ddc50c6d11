import { beforeAll, describe, expect, it } from 'vitest';
import {
  checkInvariants,
  hashRequest,
  hold,
  house,
  houseBalance,
  postTo,
  provider,
  rollUpHouse,
  runOn,
} from '../src/index.ts';
import { type LedgerDatabase, fundMember, openLedgerDatabase } from './ledger-database.ts';
import { bet } from './plays.ts';

const owner = { siteId: 1, memberId: 1, currency: 'USD' };
let db: LedgerDatabase;

beforeAll(async () => {
  db = await openLedgerDatabase();
  await fundMember(db.on, owner, 1000n);
  await fundMember(db.on, { ...owner, memberId: 2 }, 1000n);
  await post('bet', bet(owner, 'GPFC', 100n));
  await post('hold', hold(owner, 50n));
  return () => db.app.end();
});

function post(key: string, legs: ReturnType<typeof bet>, on = db.on) {
  return postTo(on, { scope: 'test', key, requestHash: hashRequest(key), kind: 'test', legs });
}

/** Runs as the owner with the append-only triggers off, looks at what the check says, and undoes it all. */
async function violationsAfter(...statements: string[]): Promise<string[]> {
  const client = await db.owner.connect();
  try {
    await client.query('begin');
    for (const table of ['ledger.entry', 'ledger.transaction']) {
      await client.query(`alter table ${table} disable trigger append_only`);
    }
    for (const statement of statements) await client.query(statement);
    const found = await checkInvariants(runOn(client));
    return [...new Set(found.map(({ name }) => name))].toSorted();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the runtime role', () => {
  it.each([
    `update ledger.balance set balance_minor = 1000000`,
    `insert into ledger.entry (transaction_id, leg, account_id, amount_minor) values (1, 9, 1, 5)`,
    `update ledger.entry set amount_minor = 0`,
    `delete from ledger.entry`,
    `truncate ledger.entry`,
    `insert into ledger.transaction (scope, key, request_hash, kind) values ('a', 'b', '', 'c')`,
    `update ledger.transaction set key = 'x'`,
    `delete from ledger.transaction`,
    `insert into ledger.account (site_id, kind, currency) values (1, 'house_welcome', 'JPY')`,
    `update ledger.account set member_id = 2`,
    `insert into ledger.house_rollup values (1, 1)`,
    `update ledger.rollup_progress set rolled_to = 0`,
    `select ledger.post_legs('a', 'b', '', 'c', '{}', null, null)`,
    `select ledger.post_plays('{}', false)`,
    `select setval('ledger.transaction_transaction_id_seq', 1)`,
    `alter table ledger.entry disable trigger append_only`,
    `create function ledger.mine() returns int language sql return 1`,
  ])('cannot %s', async (statement) => {
    await expect(db.app.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('can read', async () => {
    const { rows } = await db.app.query('select count(*)::int as entries from ledger.entry');
    expect(rows[0].entries).toBeGreaterThan(0);
  });

  it('cannot lead the functions astray with objects of its own', async () => {
    const client = await db.app.connect();
    try {
      await client.query('begin');
      await client.query('create temporary table balance as select 1000000::bigint as balance_minor');
      await client.query('set local search_path = pg_temp, public');
      const answer = await post('astray', bet(owner, 'GPFC', 5000n), runOn(client));
      expect(answer).toMatchObject({ outcome: 'insufficient' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('history', () => {
  it.each([
    'update ledger.entry set amount_minor = amount_minor',
    'delete from ledger.entry',
    'truncate ledger.entry',
    'update ledger.transaction set note = null',
    'delete from ledger.transaction',
    'truncate ledger.transaction',
  ])('is closed to the owner, too: %s', async (statement) => {
    await expect(db.owner.query(statement)).rejects.toThrow('append-only');
  });
});

describe('checkInvariants', () => {
  it('finds nothing in a ledger that is whole', async () => {
    await expect(checkInvariants(db.on)).resolves.toEqual([]);
  });

  const bookedBet = `(select transaction_id from ledger.transaction where scope = 'test' and key = 'bet')`;

  it.each<[string, string[], string[]]>([
    [
      'money out of nothing',
      ['balance_is_sum'],
      [`update ledger.balance set balance_minor = balance_minor + 1`],
    ],
    ['a lost version', ['balance_is_sum'], [`update ledger.balance set version = version + 1`]],
    [
      'a house leg of another amount',
      ['sum_zero'],
      [`update ledger.entry set amount_minor = 99 where transaction_id = ${bookedBet} and version is null`],
    ],
    [
      'a member leg of another amount',
      ['balance_after', 'balance_is_sum', 'sum_zero'],
      [
        `update ledger.entry set amount_minor = -99 where transaction_id = ${bookedBet} and version is not null`,
      ],
    ],
    [
      'a missing leg',
      ['sum_zero', 'two_legs'],
      [`delete from ledger.entry where transaction_id = ${bookedBet} and version is null`],
    ],
    [
      'a gap between versions',
      ['balance_after', 'versions_gapless'],
      [
        `update ledger.entry set version = version + 10 where transaction_id = ${bookedBet} and version is not null`,
      ],
    ],
    [
      'an entry without transaction',
      ['no_strays'],
      [
        `insert into ledger.entry (transaction_id, leg, account_id, amount_minor)
        select 99999, 1, account_id, 0 from ledger.account where kind = 'house_deposit'`,
      ],
    ],
    [
      'a house entry that claims a balance',
      ['balance_is_sum', 'versions_on_member_entries'],
      [
        `update ledger.entry set version = 1, balance_after_minor = 100 where transaction_id = ${bookedBet} and version is null`,
        `insert into ledger.balance select account_id, 100, 1 from ledger.account where kind = 'provider_ggr'`,
      ],
    ],
    [
      'an overdrawn wallet',
      ['balance_is_sum', 'not_below_zero'],
      [
        `alter table ledger.balance drop constraint balance_balance_minor_check`,
        `update ledger.balance set balance_minor = -1 where account_id = (select min(account_id) from ledger.balance)`,
      ],
    ],
    [
      'money between two members',
      ['one_member_one_site'],
      [`update ledger.account set member_id = 3 where member_id = 1 and kind = 'member_transit'`],
    ],
    [
      'a rollup that forgot something',
      ['rollup_is_sum'],
      [`update ledger.rollup_progress set rolled_to = 1000000`],
    ],
  ])('finds %s', async (_, names, statements) => {
    await expect(violationsAfter(...statements)).resolves.toEqual(names);
  });
});

describe('rollUpHouse', () => {
  const ggr = provider('provider_ggr', 1, 'GPRU', 'USD');
  // a mark settles when no older transaction runs any more, in the databases of other suites either
  const rollUpSettled = async () => {
    await expect.poll(() => rollUpHouse(db.on), { timeout: 10_000 }).toBeGreaterThan(0);
  };
  const isWhole = async () => expect(await checkInvariants(db.on)).toEqual([]);

  it('keeps the balance while it moves entries into the sum', async () => {
    await post('roll-1', bet(owner, 'GPRU', 10n));
    await rollUpHouse(db.on);
    await post('roll-2', bet(owner, 'GPRU', 7n));
    await rollUpSettled();
    await expect(houseBalance(db.on, ggr)).resolves.toBe(17n);
    await isWhole();
    await rollUpSettled();
    await expect(houseBalance(db.on, ggr)).resolves.toBe(17n);
    expect(await houseBalance(db.on, house('house_deposit', 1, 'USD'))).toBe(-2000n);
    await isWhole();
  });

  it('does not pass over a post that began earlier and commits later', async () => {
    const slow = await db.app.connect();
    await slow.query('begin');
    await post('slow', bet(owner, 'GPRU', 3n), runOn(slow));
    await post('fast', bet({ ...owner, memberId: 2 }, 'GPRU', 4n));
    await rollUpHouse(db.on);
    await rollUpHouse(db.on);
    await rollUpHouse(db.on);
    await slow.query('commit');
    slow.release();
    await expect(houseBalance(db.on, ggr)).resolves.toBe(24n);
    await rollUpSettled();
    await expect(houseBalance(db.on, ggr)).resolves.toBe(24n);
    await isWhole();
  });

  it('refuses to run inside of a transaction that has written', async () => {
    const client = await db.app.connect();
    await client.query('begin');
    await post('inside', bet(owner, 'GPRU', 1n), runOn(client));
    await expect(rollUpHouse(runOn(client))).rejects.toThrow('must not run');
    await client.query('rollback');
    client.release();
  });
});
