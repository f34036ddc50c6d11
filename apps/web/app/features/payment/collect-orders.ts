import type { DataOf, RequestInput } from '@halls/contract';
import type { paymentRecords } from '@halls/contract/payment';

type Page = DataOf<typeof paymentRecords>;
type Filter = RequestInput<typeof paymentRecords>;
type Read = (body: Filter) => Promise<{ ok: true; data: Page } | { ok: false }>;

/** A file has at most so many orders. */
export const mostOrders = 1_000;

/** All orders of a filter, newest first, page by page; null when one of them can't be read. */
export async function collectOrders(
  read: Read,
  filter: Filter,
): Promise<{ orders: Page['list']; isAll: boolean } | null> {
  const orders: Page['list'] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<Read>> = await read({ ...filter, ...(cursor !== null && { cursor }) });
    if (!page.ok) return null;
    orders.push(...page.data.list);
    cursor = page.data.next_cursor;
  } while (cursor !== null && orders.length < mostOrders);
  return { orders: orders.slice(0, mostOrders), isAll: cursor === null && orders.length <= mostOrders };
}
