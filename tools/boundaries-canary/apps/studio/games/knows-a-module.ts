export { fromB } from '../server/modules/a/index.ts';
