import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';

export interface GameOfSite {
  readonly siteId: number;
  readonly gpId: string;
  readonly gameCode: string;
}

/**
 * The halls of these games in their places, also of games that are no longer shown: where the site has the game, else
 * the provider's, if it stands in one alone. Null of games that are in no hall.
 */
export async function findHallsOf(
  transaction: SqlTransaction,
  games: readonly GameOfSite[],
): Promise<(number | null)[]> {
  if (games.length === 0) return [];
  const { rows } = await raw<{ gt_id: number | null }>`
    select coalesce(
      (select gt_id from app.game
       where site_id = asked.site_id and gp_id = asked.gp_id and game_code = asked.game_code limit 1),
      (select min(gt_id) from app.provider where site_id = asked.site_id and gp_id = asked.gp_id having count(*) = 1)
    ) as gt_id
    from unnest(${games.map(({ siteId }) => siteId)}::int[], ${games.map(({ gpId }) => gpId)}::text[],
      ${games.map(({ gameCode }) => gameCode)}::text[]) with ordinality as asked (site_id, gp_id, game_code, place)
    order by asked.place limit ${games.length}`.execute(transaction);
  return rows.map((row) => row.gt_id);
}
