import { type BeaconChain, beaconTimeMs, isBeaconSignature } from '@halls/fairness';
import type { SqlTransaction } from '#platform/database.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { createBeaconClient, type ToldRound } from './beacon-client.ts';
import { findBeaconChain, findLatestRound, keepRound } from './beacon.repo.ts';

export interface BeaconRound {
  readonly chainHash: string;
  readonly round: number;
}

/** A public source of randomness, as the draws need it. */
export interface Beacon {
  /** What draws are bound to when they close; null where none is set. */
  readonly chain: BeaconChain | null;
  /** Asks which round is out, and keeps it; a second at most. The close that follows waits for a later one. */
  look(): Promise<void>;
  /** Fetches what is missing of rounds that are waited for, each again after a pause that grows. Never throws for a beacon that is away. */
  fetch(rounds: readonly BeaconRound[], now: Date): Promise<void>;
  /**
   * The moment of a close: what the database's clock says, unless a round is out that by this clock is still to come. Then
   * the clock is wrong, and the close as late as it can be for all that is known.
   */
  closeAt(tx: SqlTransaction, clock: Date): Promise<Date>;
  /** Ends what is asked now, so that nothing waits for a beacon that is away. */
  letGo(): void;
  close(): Promise<void>;
}

/** Of one address, for one round. */
const waitMs = 2_000;
const lookWaitMs = 1_000;
/** A second look so soon would tell nothing new. */
const lookAgainMs = 500;
const firstPauseMs = 500;
const longestPauseMs = 2_000;
/** By a clock that is right a round can't be out before; one that is wrong by more than this is not believed. */
const believedMs = 60_000;

export function createBeacon({ sql, beacon, log }: Pick<StudioPlatform, 'sql' | 'beacon' | 'log'>): Beacon {
  const client = createBeaconClient();
  const addresses = beacon?.addresses ?? [];
  const tries = new Map<string, { pauseMs: number; againAtMs: number }>();
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let isAway = false;

  /** The round as the first address gives it whose answer is signed; null where none does. */
  async function ask(
    chain: BeaconChain,
    wanted: number | 'latest',
    eachMs: number,
  ): Promise<ToldRound | null> {
    const failures: string[] = [];
    for (const address of addresses) {
      try {
        const told = await client.ask(address, chain.hash, wanted, eachMs);
        if (wanted !== 'latest' && told.round !== wanted) throw new Error(`it is round ${told.round}`);
        if (!(await isBeaconSignature(chain, told.round, told.signature))) throw new Error('it is forged');
        isAway = false;
        return told;
      } catch (error) {
        failures.push(`${address}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    // said once, not with every try
    const level = isAway ? 'debug' : 'warn';
    log[level]({ chain: chain.hash, round: wanted, failures }, 'no address gave the round of the beacon');
    isAway = true;
    return null;
  }

  async function fetchRound({ chainHash, round }: BeaconRound, now: Date): Promise<void> {
    const key = `${chainHash}/${round}`;
    const chain = await findBeaconChain(sql, chainHash);
    if (!chain) throw new Error(`draws wait for the unknown chain ${chainHash} of a beacon`);
    const aheadMs = beaconTimeMs(chain, round) - now.getTime();
    const before = tries.get(key);
    if (before ? performance.now() < before.againAtMs : aheadMs > 0 && aheadMs < believedMs) return;
    const told = await ask(chain, round, waitMs);
    if (told) {
      await keepRound(sql, { chainHash, ...told });
      tries.delete(key);
      return;
    }
    const pauseMs = Math.min(longestPauseMs, before ? before.pauseMs * 2 : firstPauseMs);
    tries.set(key, { pauseMs, againAtMs: performance.now() + pauseMs });
  }

  return {
    chain: beacon?.chain ?? null,
    async look() {
      if (!beacon || performance.now() - lookedAtMs < lookAgainMs) return;
      const told = await ask(beacon.chain, 'latest', lookWaitMs / addresses.length);
      lookedAtMs = performance.now();
      if (told) await keepRound(sql, { chainHash: beacon.chain.hash, ...told });
    },
    async fetch(rounds, now) {
      const keys = new Set(rounds.map(({ chainHash, round }) => `${chainHash}/${round}`));
      for (const key of tries.keys()) if (!keys.has(key)) tries.delete(key);
      if (addresses.length > 0) await Promise.all(rounds.map((round) => fetchRound(round, now)));
    },
    async closeAt(tx, clock) {
      if (!beacon) return clock;
      const { chain } = beacon;
      const latest = await findLatestRound(tx, chain.hash);
      if (latest === 0 || beaconTimeMs(chain, latest) <= clock.getTime()) return clock;
      return new Date(beaconTimeMs(chain, latest + 1));
    },
    letGo: () => client.letGo(),
    close: () => client.close(),
  };
}
