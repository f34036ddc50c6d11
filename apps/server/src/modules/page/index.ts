export type { CachedPage } from './cached-page.ts';
export { createPageCache } from './page-cache.ts';
export { mountPages } from './page.routes.ts';
