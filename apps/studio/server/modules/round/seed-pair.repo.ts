import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface SeedPair {
  readonly seedId: number;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nextNonce: number;
}

const columns = [
  'seed_id as seedId',
  'server_seed as serverSeed',
  'commitment',
  'client_seed as clientSeed',
  'next_nonce as nextNonce',
] as const;

/** The player's pair in use. */
export async function findSeedPair(sql: SqlOrTransaction, playerId: number): Promise<SeedPair | undefined> {
  return sql
    .selectFrom('studio.seed_pair')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();
}

export async function insertSeedPair(
  tx: SqlTransaction,
  playerId: number,
  seeds: Pick<SeedPair, 'serverSeed' | 'commitment' | 'clientSeed'>,
): Promise<SeedPair> {
  return tx
    .insertInto('studio.seed_pair')
    .values({
      player_id: playerId,
      server_seed: seeds.serverSeed,
      commitment: seeds.commitment,
      client_seed: seeds.clientSeed,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Takes the pair's next nonce: no two rounds share one. */
export async function spendNonce(tx: SqlTransaction, seedId: number): Promise<void> {
  await tx
    .updateTable('studio.seed_pair')
    .set((row) => ({ next_nonce: row('next_nonce', '+', 1) }))
    .where('seed_id', '=', seedId)
    .execute();
}

export async function updateClientSeed(
  tx: SqlTransaction,
  seedId: number,
  clientSeed: string,
): Promise<void> {
  await tx
    .updateTable('studio.seed_pair')
    .set({ client_seed: clientSeed })
    .where('seed_id', '=', seedId)
    .execute();
}

export async function markRevealed(tx: SqlTransaction, seedId: number, now: Date): Promise<void> {
  await tx.updateTable('studio.seed_pair').set({ revealed_at: now }).where('seed_id', '=', seedId).execute();
}
