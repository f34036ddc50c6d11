import { commitmentOfSeed, createClientSeed, createServerSeed } from '@halls/fairness/node';
import type { SqlTransaction } from '#platform/database.ts';
import {
  findSeedPair,
  insertSeedPair,
  markRevealed,
  type SeedPair,
  updateClientSeed,
} from './seed-pair.repo.ts';

/** The player's pair of seeds in use, made when there is none. The caller holds the player's lock. */
export async function takeSeedPair(tx: SqlTransaction, playerId: number): Promise<SeedPair> {
  return (await findSeedPair(tx, playerId)) ?? createPair(tx, playerId, createClientSeed());
}

export async function changeClientSeed(
  tx: SqlTransaction,
  playerId: number,
  clientSeed: string,
): Promise<SeedPair> {
  const pair = await takeSeedPair(tx, playerId);
  await updateClientSeed(tx, pair.seedId, clientSeed);
  return { ...pair, clientSeed };
}

/** Reveals the server seed and starts with a new one, under the same client seed. */
export async function rotateSeedPair(
  tx: SqlTransaction,
  playerId: number,
  now: Date,
): Promise<{ readonly revealed: SeedPair; readonly next: SeedPair }> {
  const revealed = await takeSeedPair(tx, playerId);
  await markRevealed(tx, revealed.seedId, now);
  return { revealed, next: await createPair(tx, playerId, revealed.clientSeed) };
}

function createPair(tx: SqlTransaction, playerId: number, clientSeed: string): Promise<SeedPair> {
  const serverSeed = createServerSeed();
  return insertSeedPair(tx, playerId, { serverSeed, commitment: commitmentOfSeed(serverSeed), clientSeed });
}
