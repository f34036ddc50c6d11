export { pageModule } from './page.module.ts';
