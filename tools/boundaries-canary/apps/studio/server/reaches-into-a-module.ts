export { fromB } from './modules/b/b.repo.ts';
