export { readB } from '../modules/a/index.ts';
