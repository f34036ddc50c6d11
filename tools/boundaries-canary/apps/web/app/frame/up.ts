export { up } from '../templates/up.ts';
