import type { SqlTransaction } from '#platform/database.ts';
import type { BookKey } from './bank-book.deps.ts';
import { lockBook } from './book.repo.ts';
import { dayBalances, landingDay, newPartOf, type ToldStatement } from './statement.rules.ts';
import {
  findEdge,
  hasOtherSource,
  insertLines,
  insertStatement,
  listKnown,
  saveDays,
  type NewLine,
  type StatementFormat,
} from './statement.repo.ts';

export interface KeptStatement {
  readonly lines: number;
  readonly newLines: number;
  readonly lateLines: number;
}

/**
 * Keeps what a statement says: lines that are there stay as they are, and what is new counts to its day or, where that is
 * closed, to the next that is open. Null where a day of it was told from the other side, by the service or by a file: its lines
 * would be there twice.
 */
export async function keepStatement(
  transaction: SqlTransaction,
  key: BookKey,
  told: ToldStatement,
  from: {
    readonly format: StatementFormat;
    readonly called: string;
    readonly sha256: string;
    readonly operatorId: number | null;
    readonly now: Date;
  },
): Promise<KeptStatement | null> {
  await lockBook(transaction, key);
  if (await hasOtherSource(transaction, key, told, from.format)) return null;
  const edge = await findEdge(transaction, key);
  const known = await listKnown(transaction, key, told.lines);
  const lines: NewLine[] = told.lines
    .flatMap((line) => newPartOf(line, known.get(line.lineId)) ?? [])
    .map((line) => ({ ...line, day: landingDay(line.bookedOn, edge) }));
  // a service that has yet to do anything begins no book
  const isSilent = told.lines.length === 0 && told.openingMinor === 0n && edge.firstOpen === null;
  if (isSilent && edge.closedUntil === null) return { lines: 0, newLines: 0, lateLines: 0 };
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
