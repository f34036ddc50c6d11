export {
  type BeaconChain,
  beaconDelaySeconds,
  beaconRoundOf,
  beaconTimeMs,
  isBeaconMasked,
  quicknet,
} from './beacon.ts';
export { createDraw, type ByteSource, type Draw } from './draw.ts';
export { isClientSeed, type RoundSeed } from './round-seed.ts';
export { canonicalJson, verifyChainLink, verifyRound, type Verification } from './verify.ts';
export { type ChainRecord, type DrawMix } from './shared-draw.ts';
export { beaconRandomness, isBeaconSignature, isSignatureText } from './verify-beacon.ts';
export {
  type BeaconClaim,
  type ChainListFault,
  type DrawClaim,
  type DrawFault,
  findChainListFault,
  findDrawFault,
} from './verify-draw.ts';
export { playRound } from './web.ts';
