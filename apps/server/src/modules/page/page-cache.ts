import type { Clock } from '#platform/clock.ts';

export interface PageCache<Page> {
  /** The page kept under `key`, or a new one made by `make`; parallel callers share one making. */
  get(key: string, make: () => Promise<Page>): Promise<Page>;
  /** Drops the pages of one site, or all of them for null. */
  drop(siteId: number | null): void;
}

const maxPages = 500;
/** Numbers on a page that no notification covers, such as the jackpot, are at most this old. */
const maxAgeMs = 10_000;

interface Entry<Page> {
  readonly page: Promise<Page>;
  readonly madeAtMs: number;
}

/**
 * Guests' pages, least recently used first out. A page that was asked for before a content change
 * and finished after it is not served again: the change drops the promise, not only the result.
 * Keys start with `<site id>:`. `isCurrent` false (nobody would tell of a change) bypasses it.
 */
export function createPageCache<Page>(options: { clock: Clock; isCurrent: () => boolean }): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();

  return {
    get(key, make) {
      if (!options.isCurrent()) return make();
      const nowMs = options.clock().getTime();
      const kept = entries.get(key);
      if (kept && nowMs - kept.madeAtMs < maxAgeMs) {
        entries.delete(key);
        entries.set(key, kept);
        return kept.page;
      }
      const entry: Entry<Page> = { page: make(), madeAtMs: nowMs };
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxPages) entries.delete(entries.keys().next().value as string);
      entry.page.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.page;
    },

    drop(siteId) {
      if (siteId === null) return entries.clear();
      for (const key of entries.keys()) if (key.startsWith(`${siteId}:`)) entries.delete(key);
    },
  };
}
