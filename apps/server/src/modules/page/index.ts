export { createPageCache } from './page-cache.ts';
export { mountPages, type CachedPage } from './page.routes.ts';
