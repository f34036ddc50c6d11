export { up } from '../parts/up.ts';
