export { isWorthKeeping, type MadePage } from './make-page.ts';
export { createPageCache } from './page-cache.ts';
export { mountPages } from './page.routes.ts';
export { serveBuild } from './serve-build.ts';
