import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseMinor } from '@halls/contract';
import { ledgerModule } from '#modules/ledger';
import { walletModule } from '#modules/wallet';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let finance: Desk;
let count = 0;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [walletModule] });
  finance = await world.seat('finance', ['finance', 'auditor']);
});
afterAll(() => world.close());

/** A member who has deposited 10.00 and got 2.50 by an adjustment of this number. */
async function addMember(siteId: number, adjustmentKey: string) {
  count += 1;
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values ($1, $2, 'no-hash', 'USD', upper($2), $3) returning member_id`,
    [siteId, `someone${count}`, world.now()],
  );
  const owner = { siteId, memberId: Number(rows[0]?.member_id), currency: 'USD' as const };
  const ledger = world.app.faceOf(ledgerModule);
  const { sql } = world.app.platform;
  await ledger.openMemberWallet(sql, owner);
  await ledger.creditDeposit(sql, owner, `d-${owner.memberId}`, 1_000n);
  await ledger.adjust(sql, owner, adjustmentKey, 250n);
  return { ...owner, account: `someone${count}` };
}
const listed = async (asked: object) => (await finance.ask('/ledger/transactions', asked)).data.list;

it('shows the books of a site, where members and house come to zero', async () => {
  await addMember(1, '9001');
  await addMember(2, '9002');
  const { data } = await finance.ask('/ledger/books', { site_id: 1 });
  const [usd] = data.currencies;
  expect(usd).toMatchObject({ currency: 'USD', difference: '0.00' });
  expect(parseMinor(usd.members_total, 'USD') + parseMinor(usd.house_total, 'USD')).toBe(0n);
  expect(usd.house.map((one: { kind: string; balance: string }) => [one.kind, one.balance])).toEqual(
    expect.arrayContaining([
      ['house_deposit', '-10.00'],
      ['house_adjustment', '-2.50'],
    ]),
  );
  const past = await finance.ask('/ledger/books', { site_id: 1, at: '2020-01-01T00:00:00Z' });
  expect(past.data.currencies[0]).toMatchObject({
    members_total: '0.00',
    house_total: '0.00',
    difference: null,
  });
});

it('leads from what is known of a transaction to it, to its member and approval, and to its accounts', async () => {
  const { account, memberId } = await addMember(1, '9003');
  const [found] = await listed({ site_id: 1, query: '9003' });
  expect(found).toMatchObject({ kind: 'adjustment', amount: '2.50', member: { member_account: account } });
  const { data } = await finance.ask('/ledger/transaction', {
    site_id: 1,
    transaction_id: found.transaction_id,
  });
  expect(data).toMatchObject({
    change_request_id: 9003,
    member: { member_id: memberId },
    order_number: null,
    legs: [
      { amount: '-2.50', balance_after: null, account: { kind: 'house_adjustment', member: null } },
      { amount: '2.50', balance_after: '12.50', account: { kind: 'member_main' } },
    ],
  });
  const mine = { site_id: 1, account_id: data.legs[1].account.account_id };
  expect((await finance.ask('/ledger/account', mine)).data).toMatchObject({ balance: '12.50' });
  const first = (await finance.ask('/ledger/entries', { ...mine, limit: 1 })).data;
  const second = (await finance.ask('/ledger/entries', { ...mine, limit: 1, cursor: first.next_cursor }))
    .data;
  expect([first.list[0].amount, second.list[0].amount, second.next_cursor]).toEqual(['2.50', '10.00', null]);
});

it('is of the site that is asked for, and of those who may', async () => {
  await addMember(2, '9004');
  const [other] = await listed({ site_id: 2, query: '9004' });
  expect(await listed({ site_id: 1, query: '9004' })).toEqual([]);
  const { data } = await finance.ask('/ledger/transaction', {
    site_id: 2,
    transaction_id: other.transaction_id,
  });
  for (const [path, more] of [
    ['/ledger/transaction', { transaction_id: other.transaction_id }],
    ['/ledger/account', { account_id: data.legs[0].account.account_id }],
    ['/ledger/entries', { account_id: data.legs[0].account.account_id }],
  ] as const)
    expect([path, (await finance.ask(path, { site_id: 1, ...more })).status]).toEqual([path, 404]);
  const support = await world.seat('no-books', ['support']);
  expect((await support.ask('/ledger/books', { site_id: 1 })).status).toBe(403);
});

it('walks all transactions of a site, each once', async () => {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const { data } = await finance.ask('/ledger/transactions', {
      site_id: 1,
      limit: 2,
      ...(cursor && { cursor }),
    });
    seen.push(...data.list.map((one: { transaction_id: number }) => one.transaction_id));
    cursor = data.next_cursor;
  } while (cursor);
  expect(seen.length).toBeGreaterThanOrEqual(4);
  expect(new Set(seen).size).toBe(seen.length);
});

it('notes who has asked for a check, and that one is under way', async () => {
  const { code, data: asked } = await finance.ask('/ledger/check');
  expect(code).toBe(100);
  const { data: again } = await finance.ask('/ledger/check');
  expect(again).toEqual(asked);
  expect((await finance.ask('/ledger/checks')).data).toMatchObject({ under_way: asked });
  const { data: log } = await finance.ask('/log/list', { action: 'ledger.check_asked' });
  expect(log.list).toHaveLength(2);
});
