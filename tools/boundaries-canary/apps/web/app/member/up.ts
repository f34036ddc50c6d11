export { up } from '../forms/up.ts';
