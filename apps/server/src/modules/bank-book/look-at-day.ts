import type { OfficeDataOf } from '@halls/contract/office';
import type { SqlOrTransaction } from '#platform/database.ts';
import { findBeginning, listBankDays, sumBetween, type BankDayRow } from './bank-day.repo.ts';
import type { BankBookDeps, BookKey } from './bank-book.deps.ts';
import { sumFees } from './line.repo.ts';
import { findEdge } from './statement.repo.ts';
import { dayAfter, spanOfDay } from './statement.rules.ts';

type Obstacle = OfficeDataOf<'/bank-book/day'>['obstacle'];

export interface DayBeside {
  readonly row: BankDayRow;
  /** Since the book begins, until the end of the day. */
  readonly bankMinor: bigint;
  readonly floatMinor: bigint;
  readonly onTheWayMinor: bigint;
  /** Of what is on the way: what closing the day books. */
  readonly feesToBookMinor: bigint;
  readonly casesMinor: bigint;
  readonly unexplainedMinor: bigint;
  readonly obstacle: Obstacle;
}

/** A day of a book beside the ledger; null where there is none. */
export async function lookAtDay(
  { ledger, clock }: Pick<BankBookDeps, 'ledger' | 'clock'>,
  sql: SqlOrTransaction,
  key: BookKey,
  day: string,
): Promise<DayBeside | null> {
  const [row] = await listBankDays(sql, key, { below: dayAfter(day), limit: 1 });
  const beginning = await findBeginning(sql, key);
  if (row?.day !== day || !beginning) return null;
  const bankMinor = row.closingMinor - beginning.openingMinor;
  const { from } = spanOfDay(beginning.day);
  const { until } = spanOfDay(day);
  if (row.closed)
    return { row, bankMinor, ...row.closed, feesToBookMinor: 0n, unexplainedMinor: 0n, obstacle: null };
  const floatMinor =
    (await ledger.floatOf(sql, { ...key, at: until })) - (await ledger.floatOf(sql, { ...key, at: from }));
  const { onTheWayMinor, casesMinor, openCases } = await sumBetween(sql, key, { day, from, until });
  const feesToBookMinor = await sumFees(sql, key, day);
  const unexplainedMinor = bankMinor - floatMinor - onTheWayMinor - casesMinor;
  const { firstOpen } = await findEdge(sql, key);
  const obstacle: Obstacle =
    firstOpen !== day
      ? 'bank_day_before_open'
      : clock() < until
        ? 'bank_day_not_over'
        : row.toldClosingMinor !== row.closingMinor
          ? 'does_not_add_up'
          : openCases > 0
            ? 'open_cases'
            : unexplainedMinor !== 0n
              ? 'bank_day_differs'
              : null;
  const sums = { bankMinor, floatMinor, onTheWayMinor, feesToBookMinor, casesMinor, unexplainedMinor };
  return { row, ...sums, obstacle };
}
