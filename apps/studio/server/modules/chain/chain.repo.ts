import type { ChainRecord } from '@halls/fairness';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** A table that everybody plays at together. */
export interface TableGame {
  readonly gpId: string;
  readonly code: string;
}

export type Chain = ChainRecord & { readonly chainId: number };
export type PublishedChain = Chain & { readonly publishedAt: Date };

const columns = [
  'chain_id as chainId',
  'gp_id as gpId',
  'game_code as gameCode',
  'ordinal',
  'first_draw as firstDraw',
  'last_draw as lastDraw',
  'first_link as firstLink',
  'previous_hash as previousHash',
  'record_hash as recordHash',
] as const;

/** The chain that covers a draw. */
export async function findChain(
  sql: SqlOrTransaction,
  game: TableGame,
  drawNumber: number,
): Promise<Chain | undefined> {
  return sql
    .selectFrom('studio.chain')
    .select(columns)
    .where('gp_id', '=', game.gpId)
    .where('game_code', '=', game.code)
    .where('first_draw', '<=', drawNumber)
    .where('last_draw', '>=', drawNumber)
    .executeTakeFirst();
}

export async function getChain(sql: SqlOrTransaction, chainId: number): Promise<Chain> {
  return sql
    .selectFrom('studio.chain')
    .select(columns)
    .where('chain_id', '=', chainId)
    .executeTakeFirstOrThrow();
}

export async function findLatestChain(sql: SqlOrTransaction, game: TableGame): Promise<Chain | undefined> {
  return sql
    .selectFrom('studio.chain')
    .select(columns)
    .where('gp_id', '=', game.gpId)
    .where('game_code', '=', game.code)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The list of a table, from its first chain on. */
export async function listChains(
  sql: SqlOrTransaction,
  game: TableGame,
  page: { readonly after: number; readonly limit: number },
): Promise<PublishedChain[]> {
  return sql
    .selectFrom('studio.chain')
    .select([...columns, 'published_at as publishedAt'])
    .where('gp_id', '=', game.gpId)
    .where('game_code', '=', game.code)
    .where('ordinal', '>', page.after)
    .orderBy('ordinal')
    .limit(page.limit)
    .execute();
}

/** False when another node published one meanwhile. */
export async function insertChain(
  tx: SqlTransaction,
  record: ChainRecord,
  sealedLink: string,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('studio.chain')
    .values({
      gp_id: record.gpId,
      game_code: record.gameCode,
      ordinal: record.ordinal,
      first_draw: record.firstDraw,
      last_draw: record.lastDraw,
      first_link: record.firstLink,
      previous_hash: record.previousHash,
      record_hash: record.recordHash,
    })
    .onConflict((conflict) => conflict.columns(['gp_id', 'game_code', 'ordinal']).doNothing())
    .returning('chain_id')
    .executeTakeFirst();
  if (!inserted) return false;
  await tx
    .insertInto('studio.chain_secret')
    .values({ chain_id: inserted.chain_id, sealed_link: sealedLink })
    .execute();
  return true;
}

export async function getSealedLink(sql: SqlOrTransaction, chainId: number): Promise<string> {
  const { sealed_link } = await sql
    .selectFrom('studio.chain_secret')
    .select('sealed_link')
    .where('chain_id', '=', chainId)
    .executeTakeFirstOrThrow();
  return sealed_link;
}

/** Secrets of chains in the order of their ids. */
export async function listSecrets(
  sql: SqlOrTransaction,
  page: { readonly after: number; readonly limit: number },
): Promise<{ readonly chainId: number; readonly firstLink: string; readonly sealedLink: string }[]> {
  return sql
    .selectFrom('studio.chain_secret as secret')
    .innerJoin('studio.chain as chain', 'chain.chain_id', 'secret.chain_id')
    .select([
      'chain.chain_id as chainId',
      'chain.first_link as firstLink',
      'secret.sealed_link as sealedLink',
    ])
    .where('chain.chain_id', '>', page.after)
    .orderBy('chain.chain_id')
    .limit(page.limit)
    .execute();
}

export async function replaceSecret(
  sql: SqlOrTransaction,
  chainId: number,
  sealedLink: string,
): Promise<void> {
  await sql
    .updateTable('studio.chain_secret')
    .set({ sealed_link: sealedLink })
    .where('chain_id', '=', chainId)
    .execute();
}
