import { commitmentOfSeed, createServerSeed } from '@halls/fairness/node';
import type { Sealing } from '@halls/service';
import type { SqlTransaction } from '#platform/database.ts';
import { seedContext } from './seal-seeds.ts';
import {
  activateNextPair,
  findNextCommitment,
  findSeedPair,
  insertSeedPair,
  markRevealed,
  type SeedPair,
  updateClientSeed,
} from './seed-pair.repo.ts';

/** The pair in use, and the hash of the server seed that comes after it. */
export type PlayerSeeds = SeedPair & { readonly nextCommitment: string };

/** The player's seeds, made when there are none. The caller holds the player's lock. */
export async function takeSeeds(
  tx: SqlTransaction,
  sealing: Sealing,
  { playerId, now }: { readonly playerId: number; readonly now: Date },
): Promise<PlayerSeeds> {
  const inUse = (await findSeedPair(tx, playerId)) ?? (await startSeeds(tx, sealing, playerId, now));
  const nextCommitment =
    (await findNextCommitment(tx, playerId)) ?? (await announceSeed(tx, sealing, playerId));
  return { ...inUse, nextCommitment };
}

/** What the player's next round is drawn from. The caller holds the player's lock. */
export async function openSeeds(
  tx: SqlTransaction,
  sealing: Sealing,
  { playerId, now }: { readonly playerId: number; readonly now: Date },
): Promise<SeedPair & { readonly serverSeed: string }> {
  await takeSeeds(tx, sealing, { playerId, now });
  const pair = await findSeedPair(tx, playerId);
  if (!pair) throw new Error(`the player ${playerId} has no seeds`);
  return { ...pair, serverSeed: sealing.open(pair.sealedSeed, seedContext(pair.commitment)) };
}

export async function changeClientSeed(
  tx: SqlTransaction,
  sealing: Sealing,
  change: { readonly playerId: number; readonly clientSeed: string; readonly now: Date },
): Promise<PlayerSeeds> {
  const seeds = await takeSeeds(tx, sealing, change);
  await updateClientSeed(tx, seeds.seedId, change.clientSeed);
  return { ...seeds, clientSeed: change.clientSeed };
}

/**
 * Reveals the server seed in use and goes on with the announced one, whose hash the player has seen, under the client
 * seed that the player gives. Null when another seed is announced than the player has seen.
 */
export async function rotateSeeds(
  tx: SqlTransaction,
  sealing: Sealing,
  rotation: {
    readonly playerId: number;
    readonly nextCommitment: string;
    readonly clientSeed: string;
    readonly now: Date;
  },
): Promise<{
  readonly revealed: SeedPair & { readonly serverSeed: string };
  readonly next: PlayerSeeds;
} | null> {
  const { playerId, clientSeed, now } = rotation;
  const inUse = await findSeedPair(tx, playerId);
  const announced = await findNextCommitment(tx, playerId);
  if (!inUse || announced !== rotation.nextCommitment) return null;
  const serverSeed = sealing.open(inUse.sealedSeed, seedContext(inUse.commitment));
  await markRevealed(tx, inUse.seedId, { serverSeed, now });
  const next = await activateNextPair(tx, playerId, { clientSeed, now });
  const nextCommitment = await announceSeed(tx, sealing, playerId);
  return { revealed: { ...inUse, serverSeed }, next: { ...next, nextCommitment } };
}

/** The first pair: its hash is shown before the player's browser gives a seed for it. */
async function startSeeds(
  tx: SqlTransaction,
  sealing: Sealing,
  playerId: number,
  now: Date,
): Promise<SeedPair> {
  if (!(await findNextCommitment(tx, playerId))) await announceSeed(tx, sealing, playerId);
  return activateNextPair(tx, playerId, { clientSeed: null, now });
}

async function announceSeed(tx: SqlTransaction, sealing: Sealing, playerId: number): Promise<string> {
  const serverSeed = createServerSeed();
  const commitment = commitmentOfSeed(serverSeed);
  await insertSeedPair(tx, playerId, {
    commitment,
    sealedSeed: sealing.seal(serverSeed, seedContext(commitment)),
  });
  return commitment;
}
