import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierModule, insertMethod, writeService } from '#modules/cashier';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

const orders = 20_000;
const ofAnna = 150;
let world: OfficeWorld;
let auditor: Desk;

interface Line {
  readonly order_number: string;
  readonly changed_at: string;
  readonly currency: string;
  readonly asked: string;
}

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [cashierModule] });
  const { sql, sealing } = world.app.platform;
  await writeService(
    { sql, sealing },
    {
      ...{ pspId: 'BANK', adapter: 'none', baseUrl: '', messageUrl: '', operatorId: 'x', keyId: 'x' },
      ...{ secret: 'not-used-by-a-test', state: 'active' },
    },
  );
  await insertMethod(sql, {
    ...{ siteId: 1, currency: 'VND', pspId: 'BANK', pspMethod: 'bank', code: 'bank', kind: 'bank_transfer' },
    ...{ direction: 'deposit', amountRule: 'as_paid', minMinor: 1n, maxMinor: 1_000_000n, name: 'Bank' },
    ...{ icon: 'lucide:landmark', fields: [], sort: 0 },
  });
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, 'anna', 'no-hash', 'VND', 'ANNA', now()) returning member_id`,
  );
  // many of the same moment and amount: the number decides between them
  await world.test.pool.query(
    `with stored as (
       insert into cashier.deposit (order_id, site_id, member_id, currency, method_id, psp_id, client_key, request_hash,
         asked_minor, state, psp_ref, created_at, changed_at)
       select 'D' || lpad(i::text, 8, '0'), 1, case when i <= $3 then $1 else 1000000 + i end,
         case when i % 3 = 0 then 'USD' else 'VND' end, (select method_id from cashier.method), 'BANK', i::text, '\\x00',
         (i * 7919) % 500, 'refused', 'ref-' || i, at, at
       from (select i, timestamptz '2026-03-01' + (i / 4) * interval '1 second' as at from generate_series(1, $2::int) i) made
       returning order_id, created_at
     )
     insert into cashier.step (order_id, seq, from_state, to_state, cause, actor, at)
     select order_id, seq, from_state, to_state, cause, actor, created_at from stored cross join (values
       (1, 'created', 'opening', 'asked_for', 'member'), (2, 'opening', 'refused', 'refused', 'psp')
     ) step (seq, from_state, to_state, cause, actor)`,
    [Number(rows[0]?.member_id), orders, ofAnna],
  );
  await world.test.pool.query('analyze cashier.deposit');
  auditor = await world.seat('auditor', ['auditor']);
}, 60_000);
afterAll(() => world.close());

async function pages(more: object, most: number) {
  const lines: Line[] = [];
  let cursor: string | null = null;
  do {
    const input = { site_id: 1, limit: 200, ...more, ...(cursor !== null && { cursor }) };
    const { data } = await auditor.ask('/cashier/deposits', input);
    lines.push(...(data.list as Line[]));
    cursor = data.next_cursor as string | null;
  } while (cursor !== null && lines.length < most);
  return lines;
}

const orderOf = {
  time: 'changed_at',
  amount: 'currency, asked_minor',
} as const;

async function expected(by: keyof typeof orderOf, direction: 'asc' | 'desc', most: number) {
  const { rows } = await world.test.pool.query<{ order_id: string }>(
    `select order_id from cashier.deposit order by ${orderOf[by].replaceAll(',', ` ${direction},`)} ${direction},
       order_id ${direction} limit ${most}`,
  );
  return rows.map((row) => row.order_id);
}

const scans = async () => {
  const { rows } = await world.test.pool.query<{ walks: number; indexed: number }>(
    `select seq_scan::int as walks, idx_scan::int as indexed from pg_stat_user_tables
     where schemaname = 'cashier' and relname = 'deposit'`,
  );
  return rows[0] ?? { walks: 0, indexed: 0 };
};

it('no list walks through the table', async () => {
  const before = await scans();
  for (const more of [
    ...[{ query: 'nobody-at-all' }, { query: 'anna' }, { query: 'ref-9', sort: '-amount' }],
    ...[
      { sort: 'amount' },
      { sort: '-amount' },
      { sort: 'time' },
      {},
      { state: 'refused' },
      { state: 'waiting' },
    ],
  ])
    await auditor.ask('/cashier/deposits', { site_id: 1, ...more });
  // connections tell what they have done when they rest
  await expect
    .poll(async () => (await scans()).indexed, { timeout: 30_000 })
    .toBeGreaterThan(before.indexed + 8);
  expect((await scans()).walks).toBe(before.walks);
});

it('a list goes on where it ended, in each order', async () => {
  for (const [sort, by, direction] of [
    ['time', 'time', 'asc'],
    ['-time', 'time', 'desc'],
    ['amount', 'amount', 'asc'],
    ['-amount', 'amount', 'desc'],
  ] as const) {
    const lines = await pages({ sort }, 1_000);
    expect(lines.map((line) => line.order_number)).toEqual(await expected(by, direction, 1_000));
  }
  expect((await pages({}, 200)).map((line) => line.order_number)).toEqual(
    await expected('time', 'desc', 200),
  );
  expect((await auditor.ask('/cashier/deposits', { site_id: 1, sort: 'member' })).status).toBe(422);
  const stray = await auditor.ask('/cashier/deposits', { site_id: 1, cursor: 'no place', limit: 1 });
  expect(stray.data.list).toHaveLength(1);
});

it('an order is found by its number, a reference and its member', async () => {
  expect(await pages({ query: 'ref-17000' }, 10)).toMatchObject([{ order_number: 'D00017000' }]);
  expect(await pages({ query: 'd00000042' }, 10)).toMatchObject([{ order_number: 'D00000042' }]);
  expect(await pages({ query: 'nobody-at-all' }, 10)).toEqual([]);
  expect(await pages({ query: 'anna' }, 1_000)).toHaveLength(ofAnna);
  expect(await pages({ query: 'anna', sort: 'amount' }, 1_000)).toHaveLength(ofAnna);
});
