export { createSite } from './site.module.ts';
