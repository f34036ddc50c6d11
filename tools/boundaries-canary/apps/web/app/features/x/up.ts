export { up } from '../../shell/up.ts';
