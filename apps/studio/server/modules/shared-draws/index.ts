export { linkOf, takeChain } from './chains.ts';
export { joinDraw } from './join-draw.ts';
export { createSharedDraws } from './shared-draws.module.ts';
