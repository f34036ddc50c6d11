import { createHash } from 'node:crypto';
import { readStatement, type CsvMapping, type ReadStatement } from '@halls/bank-statement';
import type { CsvColumns } from '@halls/contract/office';
import type { Book } from './book.repo.ts';
import type { ToldStatement } from './statement.rules.ts';

export type ReadFile =
  | {
      readonly ok: true;
      readonly format: 'csv' | 'mt940' | 'camt053';
      readonly account: string;
      readonly sha256: string;
      readonly told: ToldStatement;
    }
  | Extract<ReadStatement, { ok: false }>;

/** A file as the book's setting reads it. */
export function readFile(base64: string, { account, currency, csv }: Book): ReadFile {
  const bytes = Buffer.from(base64, 'base64');
  const read = readStatement(bytes, {
    currency,
    account: account === '' ? null : account,
    csv: csv && mappingOf(csv),
  });
  if (!read.ok) return read;
  const { statement } = read;
  return {
    ok: true,
    format: read.format,
    account: statement.account,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    told: {
      openingMinor: statement.openingMinor,
      closingMinor: statement.closingMinor,
      // a bank's file names no order but in its texts
      lines: statement.lines.map((line) => ({ ...line, orderId: null, pspRef: null })),
    },
  };
}

function mappingOf({
  date_format: dateFormat,
  skip_rows: skipRows,
  booked_on: bookedOn,
  value_on: valueOn,
  ...columns
}: CsvColumns): CsvMapping {
  return { ...columns, dateFormat, skipRows, bookedOn, valueOn };
}
