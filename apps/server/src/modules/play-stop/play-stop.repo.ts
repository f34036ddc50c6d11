import { sql as raw } from 'kysely';
import type { StopCause } from '@halls/contract/launch';
import type { Sql, SqlTransaction } from '#platform/database.ts';

/** A game of a provider, all of a provider (no game), or all play (neither). */
export interface PlayPlace {
  readonly gpId: string | null;
  readonly gameCode: string | null;
}

export interface PlayStop extends PlayPlace {
  readonly since: Date;
  /** As members are told; null: nothing. */
  readonly cause: StopCause | null;
}

/** Nobody looks through more by hand. */
const mostStops = 1_000;

export async function listStops(sql: Sql): Promise<PlayStop[]> {
  return sql
    .selectFrom('app.play_stop')
    .select(['gp_id as gpId', 'game_code as gameCode', 'since', 'cause'])
    .orderBy('since', 'desc')
    .orderBy('play_stop_id', 'desc')
    .limit(mostStops)
    .execute();
}

/** False when it is switched off already. */
export async function insertStop(
  transaction: SqlTransaction,
  { gpId, gameCode, since, cause }: PlayStop,
): Promise<boolean> {
  const { rows } = await raw`
    insert into app.play_stop (gp_id, game_code, since, cause) values (${gpId}, ${gameCode}, ${since}, ${cause})
    on conflict (coalesce(gp_id, ''), coalesce(game_code, '')) do nothing
    returning play_stop_id`.execute(transaction);
  return rows.length > 0;
}

/** What stood there; null when nothing was switched off. */
export async function deleteStop(
  transaction: SqlTransaction,
  { gpId, gameCode }: PlayPlace,
): Promise<PlayStop | null> {
  const row = await transaction
    .deleteFrom('app.play_stop')
    .where('gp_id', 'is not distinct from', gpId)
    .where('game_code', 'is not distinct from', gameCode)
    .returning(['gp_id as gpId', 'game_code as gameCode', 'since', 'cause'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whether any site has the game, shown or not. */
export async function isGame(sql: Sql, gpId: string, gameCode: string): Promise<boolean> {
  const { rows } = await raw`
    select from app.game where gp_id = ${gpId} and game_code = ${gameCode} limit 1`.execute(sql);
  return rows.length > 0;
}
