import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { StoredBet } from './bet.rules.ts';

/** More seeds than a draw ever has; of more the first in the order of their bytes would count. */
const maxSeats = 100_000;

/** The seeds that came with the stakes on a draw in the order of their bytes, whatever became of the stakes. */
export async function listSeatSeeds(
  sql: SqlOrTransaction,
  draw: { readonly gpId: string; readonly gameCode: string; readonly number: number },
): Promise<string[]> {
  const rows = await sql
    .selectFrom('studio.round as round')
    .innerJoin('studio.player as player', 'player.player_id', 'round.player_id')
    .select('round.client_seed as seed')
    .where('round.game_code', '=', draw.gameCode)
    .where('round.draw_number', '=', draw.number)
    .where('player.gp_id', '=', draw.gpId)
    .orderBy(raw`round.client_seed collate "C"`)
    .limit(maxSeats)
    .execute();
  return rows.map(({ seed }) => seed);
}

/** Open rounds of draws that have been drawn, whose payout has not been worked in; the oldest first. */
export async function listDrawnRounds(
  sql: SqlOrTransaction,
  limit: number,
): Promise<{ readonly roundId: string; readonly playerId: number }[]> {
  return selectDrawn(sql)
    .select(['round.round_id as roundId', 'round.player_id as playerId'])
    .orderBy('round.opened_at')
    .limit(limit)
    .execute();
}

/** Such a round with what was drawn, held until the transaction ends; undefined once it is paid out or ended. */
export async function holdDrawnRound(
  tx: SqlTransaction,
  roundId: string,
): Promise<{ readonly bet: StoredBet; readonly mathematics: string; readonly outcome: unknown } | undefined> {
  return selectDrawn(tx)
    .select(['round.bet', 'round.mathematics', 'draw.outcome'])
    .where('round.round_id', '=', roundId)
    .forUpdate('round')
    .executeTakeFirst();
}

/** Works the draw's result into the round; what remains is the wallet's answer. */
export async function markPaidOut(
  tx: SqlTransaction,
  roundId: string,
  result: { readonly outcome: unknown; readonly payoutMinor: bigint },
): Promise<void> {
  await tx
    .updateTable('studio.round')
    .set({
      outcome: JSON.stringify(result.outcome),
      payout_minor: result.payoutMinor.toString(),
      is_paid_out: true,
    })
    .where('round_id', '=', roundId)
    .execute();
}

function selectDrawn(sql: SqlOrTransaction) {
  return sql
    .selectFrom('studio.round as round')
    .innerJoin('studio.player as player', 'player.player_id', 'round.player_id')
    .innerJoin('studio.draw as draw', (join) =>
      join
        .onRef('draw.gp_id', '=', 'player.gp_id')
        .onRef('draw.game_code', '=', 'round.game_code')
        .onRef('draw.draw_number', '=', 'round.draw_number'),
    )
    .where('round.state', '=', 'open')
    .where('round.is_paid_out', '=', false)
    .where('draw.drawn_at', 'is not', null);
}
