export { up } from '../realtime/up.ts';
