import type { BackgroundRow, MobileHomeRow, PageBlockRow, PageFloatRow } from './placement.repo.ts';

/** What a site has in its places, whatever its time. */
export interface SitePlaces {
  readonly blocks: readonly PageBlockRow[];
  readonly floats: readonly PageFloatRow[];
  readonly backgrounds: readonly BackgroundRow[];
  /** Of all sites. */
  readonly homes: readonly MobileHomeRow[];
}
