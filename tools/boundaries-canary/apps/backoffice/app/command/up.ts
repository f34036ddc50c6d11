export { up } from '../frame/up.ts';
