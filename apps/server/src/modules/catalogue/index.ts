import type { Implementation } from '#platform/call.ts';
import { catalogueRoutes, type CatalogueDeps } from './catalogue.routes.ts';
import './catalogue.tables.ts';

export { markPlayed } from './catalogue.repo.ts';
export { findGame, type ListedGame } from './find-game.ts';

/** Halls, providers, games, labels and favourites of a site. */
export function createCatalogue(deps: CatalogueDeps): { routes: Implementation[] } {
  return { routes: catalogueRoutes(deps) };
}
