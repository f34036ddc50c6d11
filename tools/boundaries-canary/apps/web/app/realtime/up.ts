export { up } from '../game-session/up.ts';
