import type { Currency, RequestInput } from '@halls/contract';
import type { statement, StatementEntry } from '@halls/contract/statement';
import { api } from '#app/api/browser-client.ts';

/** A file has at most so many entries. */
export const mostEntries = 20_000;
const pageSize = 500;

type Collected =
  | {
      ok: true;
      entries: readonly StatementEntry[];
      /** False where there are more than a file takes. */
      isAll: boolean;
      currency: Currency;
      timezone: string;
    }
  | { ok: false };

/** All entries of a filter, newest first, page by page. */
export async function collectEntries(filter: RequestInput<typeof statement>): Promise<Collected> {
  const entries: StatementEntry[] = [];
  let cursor: number | null = null;
  for (;;) {
    const body: RequestInput<typeof statement> = { ...filter, count: pageSize, ...(cursor && { cursor }) };
    const result = await api.call('/member/statement', body, { reads: true, guarded: true });
    if (!result.ok) return { ok: false };
    const { list, next_cursor: next, currency, timezone } = result.data;
    entries.push(...list);
    if (next === null || entries.length >= mostEntries)
      return { ok: true, entries: entries.slice(0, mostEntries), isAll: next === null, currency, timezone };
    cursor = next;
  }
}
