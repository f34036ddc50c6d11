export { up } from '../entry.ts';
