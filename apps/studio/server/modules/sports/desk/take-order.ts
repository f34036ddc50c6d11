import { createHash } from 'node:crypto';
import type { TradingOrder, TradingRefusal } from '@halls/contract/provider';
import type { SqlTransaction } from '#platform/database.ts';
import { insertDue, listMarkets, type Market } from '../market/market.repo.ts';
import { outcomesOf } from '../market/market.rules.ts';
import { findMatch, holdMatch, holdVersions, touchMatch } from '../market/match.repo.ts';
import { priceMarket } from '../price/price-market.ts';
import type { SportsParts } from '../sports-parts.ts';
import { writeDeskPrice } from './desk-price.repo.ts';
import { findOrder, insertOrder, lockOrder, writeDeskResults, writeHold } from './desk-order.repo.ts';
import { type DeskRequest, type OrderEnd, readId } from './desk-request.ts';

type OrderOf<Kind extends TradingOrder['kind']> = Extract<TradingOrder, { kind: Kind }>;

/**
 * Follows an order of the desk, once, with its match held alone as the feed does: a bet is taken before it or knows of it.
 * A repetition gets the answer of the first time.
 */
export async function takeOrder(
  { sql, tableClock }: Pick<SportsParts, 'sql' | 'tableClock'>,
  { operatorId, orderId, order, traded }: DeskRequest,
): Promise<OrderEnd> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([operatorId, order]))
    .digest('hex');
  return sql.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId);
    const earlier = await findOrder(tx, orderId);
    if (earlier) return earlier.requestHash === requestHash ? endOf(earlier.refusal) : 'conflict';
    const refusal = await follow(tx, order, traded);
    const takenAt = await tableClock(tx);
    await insertOrder(tx, { orderId, operatorId, requestHash, asked: order, refusal, takenAt });
    return endOf(refusal);
  });
}

function endOf(refusal: TradingRefusal | null): OrderEnd {
  return refusal === null ? 'done' : { refused: refusal };
}

async function follow(
  tx: SqlTransaction,
  order: TradingOrder,
  traded: DeskRequest['traded'],
): Promise<TradingRefusal | null> {
  const matchId = readId(order.match_id);
  if (matchId === null) return 'match_unknown';
  await holdVersions(tx);
  await holdMatch(tx, matchId);
  const match = await findMatch(tx, matchId);
  if (!match || !traded.includes(match.sport)) return 'match_unknown';
  const market = order.market_id === null ? null : await findMarket(tx, matchId, order.market_id);
  if (market === undefined) return 'market_unknown';
  const refusal = await followOn(tx, order, { matchId, market });
  if (refusal === null) await touchMatch(tx, matchId);
  return refusal;
}

async function followOn(
  tx: SqlTransaction,
  order: TradingOrder,
  { matchId, market }: { readonly matchId: number; readonly market: Market | null },
): Promise<TradingRefusal | null> {
  switch (order.kind) {
    case 'hold':
    case 'release':
      await writeHold(tx, { matchId, marketId: market?.marketId ?? null, isHeld: order.kind === 'hold' });
      return null;
    case 'price':
      return market ? setPrice(tx, order, market) : 'market_unknown';
    case 'settle':
      return market ? settle(tx, order, market) : 'market_unknown';
  }
}

async function setPrice(
  tx: SqlTransaction,
  { margin_bp: marginBp, shift }: OrderOf<'price'>,
  market: Market,
): Promise<TradingRefusal | null> {
  if (shift && !outcomesOf(market).includes(shift.outcome)) return 'outcome_unknown';
  const desk = { marginBp, shift };
  const told = Object.entries(market.outcomes).map(
    ([outcome, [, won, returned]]) => [outcome, won, returned] as const,
  );
  await writeDeskPrice(tx, market.marketId, desk, priceMarket(market.code, told, desk));
  return null;
}

/** Every outcome has its result: one that was forgotten would leave tickets open for ever. */
async function settle(
  tx: SqlTransaction,
  { results }: OrderOf<'settle'>,
  market: Market,
): Promise<TradingRefusal | null> {
  const outcomes = outcomesOf(market);
  if (results?.some(({ outcome }) => !outcomes.includes(outcome))) return 'outcome_unknown';
  const told = results && new Map(results.map(({ outcome, result }) => [outcome, result]));
  if (told && outcomes.some((outcome) => !told.has(outcome))) return 'outcome_missing';
  await writeDeskResults(tx, market.marketId, told && Object.fromEntries(told));
  await insertDue(tx, [market.marketId], 'resettled');
  return null;
}

async function findMarket(tx: SqlTransaction, matchId: number, id: string): Promise<Market | undefined> {
  const marketId = readId(id);
  const [market] = marketId === null ? [] : await listMarkets(tx, [marketId]);
  return market?.matchId === matchId ? market : undefined;
}
