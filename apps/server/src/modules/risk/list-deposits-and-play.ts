import type { Currency } from '@halls/contract';
import { sumTurnoverBetween } from '#modules/play';
import type { Sql } from '#platform/database.ts';
import { listCreditedDeposits } from './turnover.repo.ts';
import type { DepositAndPlay } from './turnover.rules.ts';

/** What a member deposited, and what was played from each deposit to the next. The oldest first. */
export async function listDepositsAndPlay(
  sql: Sql,
  whose: { readonly memberId: number; readonly currency: Currency },
): Promise<DepositAndPlay[]> {
  const deposits = await listCreditedDeposits(sql, whose);
  const played = await sumTurnoverBetween(sql, { ...whose, moments: deposits.map(({ at }) => at) });
  return deposits.map(({ receivedMinor, percent }, index) => ({
    ...{ receivedMinor, percent, playedMinor: played[index] ?? 0n },
  }));
}
