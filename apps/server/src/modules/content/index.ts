import type { Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { contentRoutes } from './content.routes.ts';
import './content.tables.ts';

/** Banners, marquee, bulletins and the jackpot of a site. */
export function createContent(deps: { sql: Sql }): { routes: Implementation[] } {
  return { routes: contentRoutes(deps.sql) };
}
