import './site.tables.ts';

export type { Site, SiteDirectory } from './site-directory.ts';
export { siteModule, type SiteFace } from './site.module.ts';
export type { SiteSettings, SiteTable } from './site.tables.ts';
