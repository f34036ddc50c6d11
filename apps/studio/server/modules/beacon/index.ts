export { type Beacon, type BeaconRound, createBeacon } from './beacon.ts';
export { deleteRounds, findBeaconChain, findSignature } from './beacon.repo.ts';
export { keepBeaconChain } from './keep-beacon-chain.ts';
