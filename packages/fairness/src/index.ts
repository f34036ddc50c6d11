export { createDraw, type ByteSource, type Draw } from './draw.ts';
export { isClientSeed, type RoundSeed } from './round-seed.ts';
export { canonicalJson, verifyChainLink, verifyRound, type Verification } from './verify.ts';
export { type ChainRecord, type DrawMix } from './shared-draw.ts';
export {
  type ChainListFault,
  type DrawClaim,
  type DrawFault,
  findChainListFault,
  findDrawFault,
} from './verify-draw.ts';
export { playRound } from './web.ts';
