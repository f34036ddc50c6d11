import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';

export interface TableGame {
  readonly gpId: string;
  readonly code: string;
}

/** A draw that somebody has staked on and whose time has come. */
export interface DueDraw {
  readonly gpId: string;
  readonly gameCode: string;
  readonly number: number;
  readonly chainId: number;
  readonly clientSeed: string;
}

export async function insertDraw(
  tx: SqlTransaction,
  game: TableGame,
  draw: {
    readonly number: number;
    readonly chainId: number;
    readonly commitment: string;
    readonly clientSeed: string;
    readonly closesAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('studio.draw')
    .values({
      gp_id: game.gpId,
      game_code: game.code,
      draw_number: draw.number,
      chain_id: draw.chainId,
      commitment: draw.commitment,
      client_seed: draw.clientSeed,
      closes_at: draw.closesAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Held against the drawing until the transaction ends. */
export async function shareDraw(
  tx: SqlTransaction,
  game: TableGame,
  drawNumber: number,
): Promise<{ readonly isDrawn: boolean; readonly clientSeed: string }> {
  return tx
    .selectFrom('studio.draw')
    .select([raw<boolean>`drawn_at is not null`.as('isDrawn'), 'client_seed as clientSeed'])
    .where('gp_id', '=', game.gpId)
    .where('game_code', '=', game.code)
    .where('draw_number', '=', drawNumber)
    .forShare()
    .executeTakeFirstOrThrow();
}

/** The draw that waits the longest, held; others are left to whoever holds them. */
export async function holdDueDraw(tx: SqlTransaction, now: Date): Promise<DueDraw | undefined> {
  return tx
    .selectFrom('studio.draw')
    .select([
      'gp_id as gpId',
      'game_code as gameCode',
      'draw_number as number',
      'chain_id as chainId',
      'client_seed as clientSeed',
    ])
    .where('drawn_at', 'is', null)
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markDrawn(
  tx: SqlTransaction,
  draw: DueDraw,
  drawn: { readonly link: string; readonly outcome: unknown; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('studio.draw')
    .set({ link: drawn.link, outcome: JSON.stringify(drawn.outcome), drawn_at: drawn.now })
    .where('gp_id', '=', draw.gpId)
    .where('game_code', '=', draw.gameCode)
    .where('draw_number', '=', draw.number)
    .execute();
}
