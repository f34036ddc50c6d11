import { lockPlayer } from '#modules/player';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { seedContext } from './seal-seeds.ts';
import { findSeedPair } from './seed-pair.repo.ts';
import { takeSeeds } from './seeds.ts';

/** What a player's next round is drawn from, as far as this process knows. */
export interface NextSeeds {
  readonly seedId: number;
  readonly commitment: string;
  readonly serverSeed: string;
  /** Null until the player, or the first bet, has given one. */
  readonly clientSeed: string | null;
  readonly nonce: number;
}

/**
 * A guess at each player's next seeds, so that a spin need not ask for them. It may be wrong: another process, or the
 * player by new seeds, may have gone on. The statement that writes the round spends the nonce only if it is the next.
 */
export interface KeptSeeds {
  next(playerId: number): Promise<NextSeeds>;
  /** A round stands that was drawn from these. */
  spent(playerId: number, seeds: NextSeeds & { readonly clientSeed: string }): void;
  /** The guess was wrong. */
  forget(playerId: number): void;
}

type SeedParts = Pick<StudioPlatform, 'sql' | 'sealing' | 'clock'>;

/** The oldest makes room. */
const pairsKept = 10_000;

export function createKeptSeeds(parts: SeedParts): KeptSeeds {
  const kept = new Map<number, NextSeeds>();

  return {
    next: async (playerId) => kept.get(playerId) ?? keep(playerId, await readSeeds(parts, playerId)),
    spent: (playerId, seeds) => void keep(playerId, { ...seeds, nonce: seeds.nonce + 1 }),
    forget: (playerId) => void kept.delete(playerId),
  };

  function keep(playerId: number, seeds: NextSeeds): NextSeeds {
    kept.delete(playerId);
    kept.set(playerId, seeds);
    const [oldest] = kept.keys();
    if (kept.size > pairsKept && oldest !== undefined) kept.delete(oldest);
    return seeds;
  }
}

/** Makes the pair where there is none yet. */
async function readSeeds({ sql, sealing, clock }: SeedParts, playerId: number): Promise<NextSeeds> {
  const pair =
    (await findSeedPair(sql, playerId)) ??
    (await sql.transaction().execute(async (tx) => {
      await lockPlayer(tx, playerId);
      await takeSeeds(tx, sealing, { playerId, now: clock() });
      return findSeedPair(tx, playerId);
    }));
  if (!pair) throw new Error(`the player ${playerId} has no seeds`);
  const { seedId, commitment, sealedSeed, clientSeed, nextNonce: nonce } = pair;
  return {
    seedId,
    commitment,
    clientSeed,
    nonce,
    serverSeed: sealing.open(sealedSeed, seedContext(commitment)),
  };
}
