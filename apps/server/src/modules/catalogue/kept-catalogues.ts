import type { KeptBySite } from '#platform/kept-by-site.ts';
import type { GameRow, HallRow, ProviderRow } from './catalogue.repo.ts';

/** What a site lists, each in its order. */
export interface SiteCatalogue {
  readonly halls: readonly HallRow[];
  readonly providers: readonly ProviderRow[];
  readonly games: readonly GameRow[];
  readonly labels: readonly { readonly game_label_id: number; readonly tag: 'hot' | 'new' }[];
}

/** In memory until `content_changed` tells of a change. */
export type KeptCatalogues = KeptBySite<SiteCatalogue>;
