export { up } from '../features/x/up.ts';
