export { readB } from '../b/b.repo.ts';
