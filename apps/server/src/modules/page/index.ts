export { pageModule } from './page.module.ts';
export { contentSecurityPolicy } from './make-page.ts';
export { draftNumber, type Draft } from './preview-site.ts';
