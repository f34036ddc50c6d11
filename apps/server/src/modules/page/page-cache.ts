import type { Clock } from '@halls/service';

export interface PageCache<Page> {
  /** The page kept under `key`, or a new one made by `make`; parallel callers share one making. */
  get(key: string, make: () => Promise<Page>): Promise<Page>;
  /** The page kept under `key`, if it is made and still good. */
  peek(key: string): Page | undefined;
  /** Drops the pages of one site, or all of them for null. */
  drop(siteId: number | null): void;
}

const maxPages = 200;
/** Numbers on a page that no notification covers, such as the jackpot, are at most this old. */
const maxAgeMs = 10_000;

interface Entry<Page> {
  readonly page: Promise<Page>;
  readonly madeAtMs: number;
  made?: Page;
}

/**
 * Guests' pages, least recently used first out. A page that was asked for before a content change
 * and finished after it is not served again: the change drops the promise, not only the result.
 * Keys start with `<site id>:`. `isCurrent` false (nobody would tell of a change) bypasses it, and
 * a page that is not `isWorthKeeping`, such as one that failed, is made anew for the next visitor.
 */
export function createPageCache<Page extends object>(options: {
  clock: Clock;
  isCurrent: () => boolean;
  isWorthKeeping?: (page: Page) => boolean;
}): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();

  function find(key: string): Entry<Page> | undefined {
    const kept = options.isCurrent() ? entries.get(key) : undefined;
    if (!kept || options.clock().getTime() - kept.madeAtMs >= maxAgeMs) return undefined;
    entries.delete(key);
    entries.set(key, kept);
    return kept;
  }

  async function settle(key: string, entry: Entry<Page>): Promise<void> {
    const page = await entry.page.catch(() => undefined);
    if (page && (options.isWorthKeeping?.(page) ?? true)) entry.made = page;
    else forget(key, entry);
  }

  function forget(key: string, entry: Entry<Page>): void {
    if (entries.get(key) === entry) entries.delete(key);
  }

  return {
    get(key, make) {
      if (!options.isCurrent()) return make();
      const kept = find(key);
      if (kept) return kept.page;
      const entry: Entry<Page> = { page: make(), madeAtMs: options.clock().getTime() };
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxPages) entries.delete(entries.keys().next().value as string);
      void settle(key, entry);
      // pages that nobody asks for again give their memory back
      setTimeout(() => forget(key, entry), maxAgeMs).unref();
      return entry.page;
    },

    peek: (key) => find(key)?.made,

    drop(siteId) {
      if (siteId === null) return entries.clear();
      for (const key of entries.keys()) if (key.startsWith(`${siteId}:`)) entries.delete(key);
    },
  };
}
