export { fromB } from '../b/b.repo.ts';
