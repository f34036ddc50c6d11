import { expect, it } from 'vitest';
import { collectOrders, mostOrders } from './collect-orders.ts';

type Read = Parameters<typeof collectOrders>[0];
type Order = Extract<Awaited<ReturnType<Read>>, { ok: true }>['data']['list'][number];

const order = (number: number): Order => ({
  order_number: `D${number}`,
  direction: 'deposit',
  status: 'credited',
  kind: 'manual',
  method_name: 'Bank',
  currency: 'USD',
  amount: '10.00',
  received: null,
  follows_order_number: null,
  is_fast: 0,
  created_at: '2026-03-31T10:00:00.000Z',
  changed_at: '2026-03-31T10:00:00.000Z',
});

/** A server with so many orders, in pages of 20. */
function server(count: number, failsAt = Number.POSITIVE_INFINITY): { read: Read; asked: unknown[] } {
  const asked: unknown[] = [];
  const read: Read = async (body) => {
    asked.push(body);
    if (asked.length === failsAt) return { ok: false };
    const start = Number(body.cursor ?? 0);
    const end = Math.min(start + 20, count);
    const list = Array.from({ length: end - start }, (_, index) => order(start + index));
    return { ok: true, data: { list, next_cursor: end < count ? String(end) : null } };
  };
  return { read, asked };
}

it('goes on from page to page by the same filter, and leaves none out', async () => {
  const { read, asked } = server(45);
  const collected = await collectOrders(read, { status: 'credited' });
  expect(collected?.orders.map(({ order_number: number }) => number)).toEqual(
    Array.from({ length: 45 }, (_, index) => `D${index}`),
  );
  expect(collected?.isAll).toBe(true);
  expect(asked).toEqual([
    { status: 'credited' },
    { status: 'credited', cursor: '20' },
    { status: 'credited', cursor: '40' },
  ]);
});

it('stops where a file has enough, and says so', async () => {
  const { read, asked } = server(mostOrders + 1);
  const collected = await collectOrders(read, {});
  expect([collected?.orders.length, collected?.isAll, asked.length]).toEqual([
    mostOrders,
    false,
    mostOrders / 20,
  ]);
});

it('makes no file of a part', async () => {
  expect(await collectOrders(server(45, 2).read, {})).toBeNull();
});
