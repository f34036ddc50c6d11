import type { Clock } from '@halls/service';

export interface PageCache<Page> {
  /** The page kept under `key`, or a new one made by `make`; parallel callers share one making. */
  get(key: string, make: () => Promise<Page>): Promise<Page>;
  /** The page kept under `key`, if it is made and still good; undefined too when it is time to `get` the next one. */
  peek(key: string): Page | undefined;
  /** Drops the pages of one site, or all of them for null. */
  drop(siteId: number | null): void;
}

const maxPages = 200;
/** Numbers on a page that no notification covers, such as the jackpot, are at most this old. */
const maxAgeMs = 10_000;
/** From here on whoever asks next has it made anew, and nobody waits for that. */
const dueAfterMs = 7_000;
/** Which page was used last is known to the second: putting it in order costs as much as finding it. */
const orderMs = 1_000;

interface Entry<Page> {
  readonly page: Promise<Page>;
  readonly madeAtMs: number;
  usedAtMs: number;
  made?: Page;
  /** The one after it is being made. */
  isRefreshing?: boolean;
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

  function find(key: string, nowMs: number): Entry<Page> | undefined {
    const kept = options.isCurrent() ? entries.get(key) : undefined;
    if (!kept || nowMs - kept.madeAtMs >= maxAgeMs) return undefined;
    if (nowMs - kept.usedAtMs < orderMs) return kept;
    kept.usedAtMs = nowMs;
    entries.delete(key);
    entries.set(key, kept);
    return kept;
  }

  const isDue = (entry: Entry<Page>, nowMs: number): boolean =>
    entry.made !== undefined && !entry.isRefreshing && nowMs - entry.madeAtMs >= dueAfterMs;

  /** In the place of `before`, if that still stands there by then: what was dropped meanwhile stays dropped. */
  function refresh(key: string, before: Entry<Page>, after: Entry<Page>): void {
    before.isRefreshing = true;
    void settle(after, () => {
      before.isRefreshing = false;
      if (after.made && entries.get(key) === before) put(key, after);
    });
  }

  async function settle(entry: Entry<Page>, whenSettled: () => void): Promise<void> {
    const page = await entry.page.catch(() => undefined);
    if (page && (options.isWorthKeeping?.(page) ?? true)) entry.made = page;
    whenSettled();
  }

  function put(key: string, entry: Entry<Page>): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > maxPages) entries.delete(entries.keys().next().value as string);
    // pages that nobody asks for again give their memory back
    setTimeout(() => forget(key, entry), maxAgeMs).unref();
  }

  function forget(key: string, entry: Entry<Page>): void {
    if (entries.get(key) === entry) entries.delete(key);
  }

  return {
    get(key, make) {
      if (!options.isCurrent()) return make();
      const nowMs = options.clock().getTime();
      const kept = find(key, nowMs);
      if (kept && !isDue(kept, nowMs)) return kept.page;
      const entry: Entry<Page> = { page: make(), madeAtMs: nowMs, usedAtMs: nowMs };
      if (kept) {
        refresh(key, kept, entry);
        return kept.page;
      }
      put(key, entry);
      void settle(entry, () => {
        if (!entry.made) forget(key, entry);
      });
      return entry.page;
    },

    peek(key) {
      const nowMs = options.clock().getTime();
      const kept = find(key, nowMs);
      return kept && !isDue(kept, nowMs) ? kept.made : undefined;
    },

    drop(siteId) {
      if (siteId === null) return entries.clear();
      for (const key of entries.keys()) if (key.startsWith(`${siteId}:`)) entries.delete(key);
    },
  };
}
