export { createSealingRoom } from './sealing.module.ts';
