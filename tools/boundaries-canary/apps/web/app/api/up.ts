export { up } from '../page/up.ts';
