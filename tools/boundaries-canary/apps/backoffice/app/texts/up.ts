export { up } from '../session/up.ts';
