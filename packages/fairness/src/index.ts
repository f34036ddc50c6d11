export { createDraw, type ByteSource, type Draw } from './draw.ts';
export { isClientSeed, type RoundSeed } from './round-seed.ts';
export { canonicalJson, verifyChainLink, verifyRound, type Verification } from './verify.ts';
export { playRound } from './web.ts';
