import { sql as raw } from 'kysely';
import type { Sql, SqlTransaction } from '#platform/database.ts';

/** A game of a provider, all of a provider (no game), or all play (neither). */
export interface PlayPlace {
  readonly gpId: string | null;
  readonly gameCode: string | null;
}

export interface PlayStop extends PlayPlace {
  readonly since: Date;
}

/** Nobody looks through more by hand. */
const mostStops = 1_000;

export async function listStops(sql: Sql): Promise<PlayStop[]> {
  return sql
    .selectFrom('app.play_stop')
    .select(['gp_id as gpId', 'game_code as gameCode', 'since'])
    .orderBy('since', 'desc')
    .orderBy('play_stop_id', 'desc')
    .limit(mostStops)
    .execute();
}

/** False when it is switched off already. */
export async function insertStop(
  transaction: SqlTransaction,
  place: PlayPlace,
  since: Date,
): Promise<boolean> {
  const { rows } = await raw`
    insert into app.play_stop (gp_id, game_code, since) values (${place.gpId}, ${place.gameCode}, ${since})
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
    .returning(['gp_id as gpId', 'game_code as gameCode', 'since'])
    .executeTakeFirst();
  return row ?? null;
}
