export { up } from '../member/up.ts';
