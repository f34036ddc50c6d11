export { createPlay } from './play.module.ts';
