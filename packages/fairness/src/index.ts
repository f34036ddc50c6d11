export { createDraw, type ByteSource, type Draw } from './draw.ts';
export { isClientSeed, isServerSeed, type RoundSeed } from './round-seed.ts';
export { canonicalJson, verifyChainLink, verifyRound, type Verification } from './verify.ts';
export { commitmentOf, playRound } from './web.ts';
