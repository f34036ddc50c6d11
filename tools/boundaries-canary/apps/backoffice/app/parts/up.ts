export { up } from '../table/up.ts';
