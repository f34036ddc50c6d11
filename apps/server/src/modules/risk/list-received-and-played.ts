import type { Currency } from '@halls/contract';
import { sumTurnoverBetween } from '#modules/play';
import { listAwards } from '#modules/promotion';
import type { Sql } from '#platform/database.ts';
import { listCreditedDeposits } from './turnover.repo.ts';
import type { ReceivedAndPlayed } from './turnover.rules.ts';

/** Whatever money before these asked is taken as played. */
const mostReceived = 200;

/** What a member deposited and was awarded, and what was played from each to the next. The oldest first. */
export async function listReceivedAndPlayed(
  sql: Sql,
  whose: { readonly memberId: number; readonly currency: Currency },
): Promise<ReceivedAndPlayed[]> {
  const bounded = { ...whose, limit: mostReceived };
  const deposits = await listCreditedDeposits(sql, bounded);
  const awards = await listAwards(sql, bounded);
  const received = [
    ...deposits.map((deposit) => ({ source: 'deposit' as const, ...deposit })),
    ...awards.map(({ sourceType, at, amountMinor, turnoverPercent }) => ({
      ...{ source: sourceType, at, receivedMinor: amountMinor, percent: turnoverPercent },
    })),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(-mostReceived);
  const played = await sumTurnoverBetween(sql, { ...whose, moments: received.map(({ at }) => at) });
  return received.map((each, index) => ({ ...each, playedMinor: played[index] ?? 0n }));
}
