import './site.tables.ts';

export { createSite, type CreatedSite } from './create-site.ts';
export { dayOf } from './day-of.ts';
export { findSite } from './find-site.ts';
export { answerWithoutSite } from './answer-without-site.ts';
export { planMaintenance } from './plan-maintenance.ts';
export { periodOf } from './period-of.ts';
export { refuseInMaintenance } from './refuse-in-maintenance.ts';
export { maintenanceAt, retryAfterSeconds, type SiteMaintenance } from './site-maintenance.rules.ts';
export type { NewSite } from './site.repo.ts';
export type { Site, SiteDirectory } from './site-directory.ts';
export { siteModule, type SiteFace } from './site.module.ts';
export type { SiteSettings, SiteTable } from './site.tables.ts';
