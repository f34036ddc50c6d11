export interface KeptBySite<Content> {
  of(siteId: number): Promise<Content>;
  /** Forgets one site's, or all of them for null. */
  drop(siteId: number | null): void;
}

/** A change that nobody told of is shown after this long at the latest. */
const keptMs = 10_000;
const maxSites = 200;

/**
 * What is read of each site, in memory until it changes. What was read before a change and comes after it is not kept:
 * the change drops the reading, not only its result. `isCurrent` false (nobody would tell of a change) keeps nothing.
 */
export function createKeptBySite<Content>(options: {
  read: (siteId: number) => Promise<Content>;
  isCurrent: () => boolean;
  nowMs?: () => number;
}): KeptBySite<Content> {
  const { read, isCurrent, nowMs = () => performance.now() } = options;
  const kept = new Map<number, { readonly content: Promise<Content>; readonly readAtMs: number }>();

  return {
    of(siteId) {
      if (!isCurrent()) {
        kept.clear();
        return read(siteId);
      }
      const known = kept.get(siteId);
      if (known && nowMs() - known.readAtMs < keptMs) return known.content;
      const entry = { content: read(siteId), readAtMs: nowMs() };
      kept.delete(siteId);
      kept.set(siteId, entry);
      if (kept.size > maxSites) kept.delete(kept.keys().next().value as number);
      entry.content.catch(() => {
        // a failed look must not be remembered
        if (kept.get(siteId) === entry) kept.delete(siteId);
      });
      return entry.content;
    },
    drop(siteId) {
      if (siteId === null) kept.clear();
      else kept.delete(siteId);
    },
  };
}
