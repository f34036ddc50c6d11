export { up } from '../api/up.ts';
