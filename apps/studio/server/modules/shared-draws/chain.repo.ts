import type { SqlOrTransaction } from '#platform/database.ts';
import type { TableGame } from './draw.repo.ts';

export interface Chain {
  readonly chainId: number;
  /** The draw that takes link 1. */
  readonly firstDraw: number;
  readonly length: number;
  readonly firstLink: string;
  readonly lastLink: string;
}

const columns = [
  'chain_id as chainId',
  'first_draw as firstDraw',
  'length',
  'first_link as firstLink',
  'last_link as lastLink',
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
    .where((where) => where(where('first_draw', '+', where.ref('length')), '>', drawNumber))
    .orderBy('first_draw', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function getChain(sql: SqlOrTransaction, chainId: number): Promise<Chain> {
  return sql
    .selectFrom('studio.chain')
    .select(columns)
    .where('chain_id', '=', chainId)
    .executeTakeFirstOrThrow();
}

/** Another bet may make the chain at the same moment: the first one counts. */
export async function insertChain(
  sql: SqlOrTransaction,
  game: TableGame,
  chain: Omit<Chain, 'chainId'>,
): Promise<void> {
  await sql
    .insertInto('studio.chain')
    .values({
      gp_id: game.gpId,
      game_code: game.code,
      first_draw: chain.firstDraw,
      length: chain.length,
      first_link: chain.firstLink,
      last_link: chain.lastLink,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
