/**
 * A public randomness beacon: a chain whose rounds come at fixed times, each the BLS signature of its number under one
 * public key that many parties hold together. The scheme is drand's `bls-unchained-g1-rfc9380`.
 */
export type BeaconChain = {
  /** Names the chain: 64 hex digits. */
  hash: string;
  /** A compressed point of G2: 192 hex digits. */
  publicKey: string;
  /** Unix time of round 1. */
  genesisSeconds: number;
  periodSeconds: number;
};

/** Of the League of Entropy; https://api.drand.sh/<hash>/info says the same. */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

/**
 * The round that counts comes at least so long after the close. Time enough for clocks that are a second apart, and for
 * those who watch a table to have its seats and the round's number before anybody knows the round.
 */
export const beaconDelaySeconds = 2;

/** When a round is out, in milliseconds of Unix time. */
export function beaconTimeMs({ genesisSeconds, periodSeconds }: BeaconChain, round: number): number {
  return (genesisSeconds + (round - 1) * periodSeconds) * 1_000;
}

/** The round that counts for a draw that closed at a moment: the first one after the delay. */
export function beaconRoundOf({ genesisSeconds, periodSeconds }: BeaconChain, closedAtMs: number): number {
  const fromMs = closedAtMs + beaconDelaySeconds * 1_000;
  return Math.max(1, Math.ceil((fromMs - genesisSeconds * 1_000) / (periodSeconds * 1_000)) + 1);
}

/** Whether the chain is one whose constants stand here, with other constants. */
export function isBeaconMasked(chain: BeaconChain): boolean {
  if (chain.hash !== quicknet.hash) return false;
  const { publicKey, genesisSeconds, periodSeconds } = chain;
  return (
    publicKey !== quicknet.publicKey ||
    genesisSeconds !== quicknet.genesisSeconds ||
    periodSeconds !== quicknet.periodSeconds
  );
}
