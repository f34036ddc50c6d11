import type { SqlTransaction } from '#platform/database.ts';
import type { BookKey } from './bank-book.deps.ts';
import { lockBook } from './book.repo.ts';
import { dayBalances, landingDay, type ToldStatement } from './statement.rules.ts';
import {
  findEdge,
  insertLines,
  insertStatement,
  listKnown,
  saveDays,
  type NewLine,
} from './statement.repo.ts';

export interface KeptStatement {
  readonly lines: number;
  readonly newLines: number;
  readonly lateLines: number;
}

/**
 * Keeps what a statement says: lines that are there stay as they are, others count to their day or, where that is closed,
 * to the next that is open.
 */
export async function keepStatement(
  transaction: SqlTransaction,
  key: BookKey,
  told: ToldStatement,
  from: {
    readonly format: string;
    readonly called: string;
    readonly sha256: string;
    readonly operatorId: number | null;
    readonly now: Date;
  },
): Promise<KeptStatement> {
  await lockBook(transaction, key);
  const edge = await findEdge(transaction, key);
  const known = await listKnown(
    transaction,
    key,
    told.lines.map(({ lineId }) => lineId),
  );
  const lines: NewLine[] = told.lines
    .filter(({ lineId }) => !known.has(lineId))
    .map((line) => ({ ...line, day: landingDay(line.bookedOn, edge) }));
  const days = dayBalances(told).filter(({ day }) => edge.closedUntil === null || day > edge.closedUntil);
  const landed = [...new Set(lines.map(({ day }) => day))].filter(
    (day) => !days.some((each) => each.day === day),
  );
  await saveDays(transaction, key, [
    ...days,
    ...landed.map((day) => ({ day, openingMinor: null, closingMinor: null })),
  ]);
  const counts = { lines: told.lines.length, newLines: lines.length };
  const { openingMinor, closingMinor } = told;
  const statementId = await insertStatement(transaction, key, {
    ...from,
    ...counts,
    openingMinor,
    closingMinor,
  });
  await insertLines(transaction, key, statementId, lines);
  return { ...counts, lateLines: lines.filter(({ day, bookedOn }) => day !== bookedOn).length };
}
