export { createSiteDirectory, type Site, type SiteDirectory } from './site-directory.ts';
export { createSiteRoutes } from './site.routes.ts';
export type { SiteSettings, SiteTable } from './site.tables.ts';
