import { sql as raw } from 'kysely';
import type { TradingRefusal } from '@halls/contract/provider';
import type { LegResult } from '#games/sports/markets/leg-result.ts';
import type { SqlTransaction } from '#platform/database.ts';

interface DeskOrder {
  readonly orderId: string;
  readonly operatorId: string;
  readonly requestHash: string;
  readonly asked: unknown;
  readonly refusal: TradingRefusal | null;
  readonly takenAt: Date;
}

/** Two requests with one number come one after the other. */
export async function lockOrder(tx: SqlTransaction, orderId: string): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended(${`desk order ${orderId}`}, 0))`.execute(tx);
}

export async function findOrder(
  tx: SqlTransaction,
  orderId: string,
): Promise<Pick<DeskOrder, 'requestHash' | 'refusal'> | undefined> {
  const row = await tx
    .selectFrom('sports.desk_order')
    .select(['request_hash as requestHash', 'refusal'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { ...row, refusal: row.refusal as TradingRefusal | null };
}

export async function insertOrder(tx: SqlTransaction, order: DeskOrder): Promise<void> {
  await tx
    .insertInto('sports.desk_order')
    .values({
      order_id: order.orderId,
      operator_id: order.operatorId,
      request_hash: order.requestHash,
      asked: JSON.stringify(order.asked),
      refusal: order.refusal,
      taken_at: order.takenAt,
    })
    .execute();
}

/** Of a match where no market is named. */
export async function writeHold(
  tx: SqlTransaction,
  {
    matchId,
    marketId,
    isHeld,
  }: { readonly matchId: number; readonly marketId: number | null; readonly isHeld: boolean },
): Promise<void> {
  if (marketId === null)
    await tx.updateTable('sports.match').set({ is_held: isHeld }).where('match_id', '=', matchId).execute();
  else
    await tx
      .updateTable('sports.market')
      .set({ is_held: isHeld, version: raw<number>`version + 1` })
      .where('market_id', '=', marketId)
      .execute();
}

/** Null: what the feed says holds again. */
export async function writeDeskResults(
  tx: SqlTransaction,
  marketId: number,
  results: Readonly<Record<string, LegResult>> | null,
): Promise<void> {
  await tx
    .updateTable('sports.market')
    .set({ desk_results: results && JSON.stringify(results), version: raw<number>`version + 1` })
    .where('market_id', '=', marketId)
    .execute();
}
