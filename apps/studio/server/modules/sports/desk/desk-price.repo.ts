import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';
import type { PricedOutcomes } from '../market/market.tables.ts';
import type { DeskPrice } from '../price/price-market.ts';

/** What traders have set for markets of a match, by code and line. */
export async function listDeskPrices(
  tx: SqlTransaction,
  matchId: number,
): Promise<ReadonlyMap<string, DeskPrice>> {
  const rows = await tx
    .selectFrom('sports.market')
    .select(['code', 'line', 'own_margin_bp', 'shift_outcome', 'shift_bp'])
    .where('match_id', '=', matchId)
    .where((where) => where.or([where('own_margin_bp', 'is not', null), where('shift_bp', 'is not', null)]))
    .orderBy('market_id')
    .limit(500)
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.code}/${row.line}`,
      {
        marginBp: row.own_margin_bp,
        shift:
          row.shift_outcome === null || row.shift_bp === null
            ? null
            : { outcome: row.shift_outcome, bp: row.shift_bp },
      },
    ]),
  );
}

export async function writeDeskPrice(
  tx: SqlTransaction,
  marketId: number,
  { marginBp, shift }: DeskPrice,
  outcomes: PricedOutcomes,
): Promise<void> {
  await tx
    .updateTable('sports.market')
    .set({
      own_margin_bp: marginBp,
      shift_outcome: shift?.outcome ?? null,
      shift_bp: shift?.bp ?? null,
      outcomes: JSON.stringify(outcomes),
      version: raw<number>`version + 1`,
    })
    .where('market_id', '=', marketId)
    .execute();
}
