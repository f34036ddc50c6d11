import type { GameRow, HallRow, ProviderRow } from './catalogue.repo.ts';

/** What a site lists, each in its order. */
export interface SiteCatalogue {
  readonly halls: readonly HallRow[];
  readonly providers: readonly ProviderRow[];
  readonly games: readonly GameRow[];
  readonly labels: readonly { readonly game_label_id: number; readonly tag: 'hot' | 'new' }[];
}

export interface KeptCatalogues {
  of(siteId: number): Promise<SiteCatalogue>;
  /** Forgets one site's, or all of them for null. */
  drop(siteId: number | null): void;
}

/** A change that nobody told of is shown after this long at the latest. */
const keptMs = 10_000;
const maxSites = 200;

/**
 * What sites list, in memory until it changes. What was read before a change and comes after it is not kept: the
 * change drops the reading, not only its result. `isCurrent` false (nobody would tell of a change) keeps nothing.
 */
export function createKeptCatalogues(options: {
  read: (siteId: number) => Promise<SiteCatalogue>;
  isCurrent: () => boolean;
  nowMs?: () => number;
}): KeptCatalogues {
  const { read, isCurrent, nowMs = () => performance.now() } = options;
  const kept = new Map<number, { readonly catalogue: Promise<SiteCatalogue>; readonly readAtMs: number }>();

  return {
    of(siteId) {
      if (!isCurrent()) {
        kept.clear();
        return read(siteId);
      }
      const known = kept.get(siteId);
      if (known && nowMs() - known.readAtMs < keptMs) return known.catalogue;
      const entry = { catalogue: read(siteId), readAtMs: nowMs() };
      kept.delete(siteId);
      kept.set(siteId, entry);
      if (kept.size > maxSites) kept.delete(kept.keys().next().value as number);
      entry.catalogue.catch(() => {
        // a failed look must not be remembered
        if (kept.get(siteId) === entry) kept.delete(siteId);
      });
      return entry.catalogue;
    },
    drop(siteId) {
      if (siteId === null) kept.clear();
      else kept.delete(siteId);
    },
  };
}
