export { readB } from './modules/b/b.repo.ts';
