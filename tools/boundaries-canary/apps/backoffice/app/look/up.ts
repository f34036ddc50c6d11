export { up } from '../texts/up.ts';
