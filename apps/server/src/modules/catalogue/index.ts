import type { Implementation } from '#platform/call.ts';
import { catalogueRoutes, type CatalogueDeps } from './catalogue.routes.ts';
import './catalogue.tables.ts';

export { listProviderNames, markPlayed } from './catalogue.repo.ts';
export { findGame, isProviderListed, type ListedGame } from './listed-game.repo.ts';

/** Halls, providers, games, labels and favourites of a site. */
export function createCatalogue(deps: CatalogueDeps): { routes: Implementation[] } {
  return { routes: catalogueRoutes(deps) };
}
