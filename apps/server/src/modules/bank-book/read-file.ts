import { createHash } from 'node:crypto';
import {
  readStatement,
  type BankStatement,
  type CsvMapping,
  type ReadStatement,
} from '@halls/bank-statement';
import { parseMinor } from '@halls/contract';
import type { CsvColumns, OfficeDataOf } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { findClosingBefore } from './bank-day.repo.ts';
import type { BookKey } from './bank-book.deps.ts';
import { findBook } from './book.repo.ts';
import { hasOtherSource } from './statement.repo.ts';
import type { ToldStatement } from './statement.rules.ts';

/** A file, and what its bringer says that the account had before and after it. */
export interface BroughtFile {
  readonly data: string;
  readonly opening?: string | undefined;
  readonly closing?: string | undefined;
}

export type ReadFile =
  | {
      readonly ok: true;
      readonly format: Extract<ReadStatement, { ok: true }>['format'];
      readonly account: string;
      readonly sha256: string;
      readonly told: ToldStatement;
    }
  | Refused;

interface Refused {
  readonly ok: false;
  readonly reason: NonNullable<OfficeDataOf<'/bank-book/preview'>['fault']>['reason'];
  readonly line: number | null;
}

/** A file as the book's setting reads it, with the balances that it has, its bringer says or the book knows. */
export async function readFile(sql: Sql, key: BookKey, file: BroughtFile): Promise<ReadFile> {
  const { account, currency, csv } = await findBook(sql, key);
  const bytes = Buffer.from(file.data, 'base64');
  const read = readStatement(bytes, {
    currency,
    account: account === '' ? null : account,
    csv: csv && mappingOf(csv),
  });
  if (!read.ok) return read;
  const { format, statement } = read;
  const balances = await balancesOf(sql, key, statement, file);
  if (!balances.ok) return balances;
  // a bank's file names no order but in its texts
  const lines = statement.lines.map((line) => ({ ...line, orderId: null, pspRef: null }));
  const { openingMinor, closingMinor } = balances;
  const told: ToldStatement = { day: null, openingMinor, closingMinor, lines };
  if (await hasOtherSource(sql, key, told, format)) return refused('other_source');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ok: true, format, account: statement.account, sha256, told };
}

async function balancesOf(
  sql: Sql,
  key: BookKey,
  statement: BankStatement,
  file: BroughtFile,
): Promise<{ readonly ok: true; readonly openingMinor: bigint; readonly closingMinor: bigint } | Refused> {
  const { currency } = key;
  const [opening, closing] = [file.opening, file.closing].map((amount) => minorOrFault(amount, currency));
  if (opening === 'bad' || closing === 'bad') return refused('bad_amount');
  const openingMinor = statement.hasBalances
    ? statement.openingMinor
    : (opening ?? (await known(sql, key, statement)));
  if (openingMinor === null) return refused('no_opening');
  const closingMinor = openingMinor + statement.closingMinor - statement.openingMinor;
  const isOther = (said: bigint | null | undefined, has: bigint) =>
    said !== null && said !== undefined && said !== has;
  if (isOther(opening, openingMinor) || isOther(closing, closingMinor)) return refused('wrong_sum');
  return { ok: true, openingMinor, closingMinor };
}

function known(sql: Sql, key: BookKey, { lines }: BankStatement): Promise<bigint | null> {
  const first = lines.map(({ bookedOn }) => bookedOn).toSorted()[0];
  return first === undefined ? Promise.resolve(null) : findClosingBefore(sql, key, first);
}

function minorOrFault(amount: string | undefined, currency: BookKey['currency']): bigint | null | 'bad' {
  if (amount === undefined) return null;
  try {
    return parseMinor(amount, currency);
  } catch (error) {
    // more decimals than the currency has
    if (error instanceof RangeError) return 'bad';
    throw error;
  }
}

function refused(reason: Refused['reason']): Refused {
  return { ok: false, reason, line: null };
}

function mappingOf({
  date_format: dateFormat,
  skip_rows: skipRows,
  booked_on: bookedOn,
  value_on: valueOn,
  fee_words: feeWords,
  ...columns
}: CsvColumns): CsvMapping {
  return { ...columns, dateFormat, skipRows, bookedOn, valueOn, feeWords };
}
