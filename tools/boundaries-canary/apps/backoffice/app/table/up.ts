export { up } from '../command/up.ts';
