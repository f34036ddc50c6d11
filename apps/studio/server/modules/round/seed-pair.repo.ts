import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** The pair in use, as the player may see it. */
export interface SeedPair {
  readonly seedId: number;
  readonly commitment: string;
  /** Null until the player, or the first bet, has given one. */
  readonly clientSeed: string | null;
  readonly nextNonce: number;
}

export type SealedPair = SeedPair & { readonly sealedSeed: string };

const columns = [
  'seed_id as seedId',
  'commitment',
  'client_seed as clientSeed',
  'next_nonce as nextNonce',
] as const;

export async function findSeedPair(sql: SqlOrTransaction, playerId: number): Promise<SealedPair | undefined> {
  return sql
    .selectFrom('studio.seed_pair')
    .select([...columns, 'sealed_seed as sealedSeed'])
    .where('player_id', '=', playerId)
    .where('activated_at', 'is not', null)
    .where('revealed_at', 'is', null)
    .$narrowType<{ sealedSeed: string }>()
    .executeTakeFirst();
}

/** The hash of the seed that comes next. */
export async function findNextCommitment(
  sql: SqlOrTransaction,
  playerId: number,
): Promise<string | undefined> {
  const row = await sql
    .selectFrom('studio.seed_pair')
    .select('commitment')
    .where('player_id', '=', playerId)
    .where('activated_at', 'is', null)
    .executeTakeFirst();
  return row?.commitment;
}

/** Announces a seed by its hash. */
export async function insertSeedPair(
  tx: SqlTransaction,
  playerId: number,
  seed: { readonly commitment: string; readonly sealedSeed: string },
): Promise<void> {
  await tx
    .insertInto('studio.seed_pair')
    .values({ player_id: playerId, commitment: seed.commitment, sealed_seed: seed.sealedSeed })
    .execute();
}

/** Takes the announced pair into use. */
export async function activateNextPair(
  tx: SqlTransaction,
  playerId: number,
  { clientSeed, now }: { readonly clientSeed: string | null; readonly now: Date },
): Promise<SeedPair> {
  return tx
    .updateTable('studio.seed_pair')
    .set({ activated_at: now, client_seed: clientSeed })
    .where('player_id', '=', playerId)
    .where('activated_at', 'is', null)
    .returning(columns)
    .executeTakeFirstOrThrow();
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

/** A round was drawn from the pair's next nonce, under this client seed. */
export async function spendNonce(tx: SqlTransaction, seedId: number, clientSeed: string): Promise<void> {
  await tx
    .updateTable('studio.seed_pair')
    .set({ next_nonce: raw<number>`next_nonce + 1`, client_seed: clientSeed })
    .where('seed_id', '=', seedId)
    .execute();
}

export async function markRevealed(
  tx: SqlTransaction,
  seedId: number,
  { serverSeed, now }: { readonly serverSeed: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('studio.seed_pair')
    .set({ server_seed: serverSeed, sealed_seed: null, revealed_at: now })
    .where('seed_id', '=', seedId)
    .execute();
}

/** Pairs of before, whose seed stands in clear although it is in use. */
export async function listClearPairs(
  sql: SqlOrTransaction,
  limit: number,
): Promise<{ readonly seedId: number; readonly commitment: string; readonly serverSeed: string }[]> {
  return sql
    .selectFrom('studio.seed_pair')
    .select(['seed_id as seedId', 'commitment', 'server_seed as serverSeed'])
    .where('revealed_at', 'is', null)
    .where('server_seed', 'is not', null)
    .$narrowType<{ serverSeed: string }>()
    .orderBy('seed_id')
    .limit(limit)
    .execute();
}

/** Pairs that are not revealed, in the order of their ids. */
export async function listSealedPairs(
  sql: SqlOrTransaction,
  page: { readonly after: number; readonly limit: number },
): Promise<{ readonly seedId: number; readonly commitment: string; readonly sealedSeed: string }[]> {
  return sql
    .selectFrom('studio.seed_pair')
    .select(['seed_id as seedId', 'commitment', 'sealed_seed as sealedSeed'])
    .where('sealed_seed', 'is not', null)
    .where('seed_id', '>', page.after)
    .$narrowType<{ sealedSeed: string }>()
    .orderBy('seed_id')
    .limit(page.limit)
    .execute();
}

/** Leaves a pair alone that was revealed meanwhile. */
export async function sealPair(sql: SqlOrTransaction, seedId: number, sealedSeed: string): Promise<void> {
  await sql
    .updateTable('studio.seed_pair')
    .set({ sealed_seed: sealedSeed, server_seed: null })
    .where('seed_id', '=', seedId)
    .where('revealed_at', 'is', null)
    .execute();
}
