export { up } from '../dialogs/up.ts';
