export { up } from '../../routes/up.ts';
