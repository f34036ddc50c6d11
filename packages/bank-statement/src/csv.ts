import { CsvError, parse } from 'csv-parse/sync';
import type { Currency } from '@halls/contract';
import { dayOf, readAmount, readCurrency } from './amounts-and-days.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { finishStatement, type RawLine } from './finish-statement.ts';
import { StatementFault, type BankStatement } from './statement.ts';

interface Row {
  readonly cells: readonly string[];
  /** Of the file, in which the row ends. */
  readonly line: number;
}

interface BookedRow extends RawLine {
  /** Null where the file has none. */
  readonly balanceMinor: bigint | null;
  readonly line: number;
}

/** Cells are kept as they are written, also those that a spreadsheet would run. */
export function readCsv(text: string, mapping: CsvMapping, currency: Currency): BankStatement {
  const [head, ...rows] = readRows(text, mapping).slice(mapping.skipRows);
  if (!head) throw new StatementFault('truncated', null);
  const cellOf = cellReader(head, mapping);
  const account = one(rows, (row) => cellOf(row, 'account').replaceAll(/\s/g, ''));
  const told = rows.map((row) => {
    const code = cellOf(row, 'currency').trim();
    if (code !== '' && readCurrency(code, row.line) !== currency)
      throw new StatementFault('other_currency', row.line);
    return readRow(row, { cellOf, mapping, currency });
  });
  const booked = inOrder(told);
  const [first] = booked;
  const last = booked.at(-1);
  if (!first || !last) throw new StatementFault('truncated', null);
  const openingMinor = first.balanceMinor === null ? 0n : first.balanceMinor - first.amountMinor;
  const reached = booked.reduce((total, { amountMinor }) => total + amountMinor, openingMinor);
  return finishStatement(
    {
      ...{ account, currency, openingMinor, closingMinor: last.balanceMinor ?? reached },
      lines: booked.map(({ balanceMinor: _balance, line: _line, ...line }) => line),
    },
    last.balanceMinor !== null,
  );
}

function readRows(text: string, { delimiter }: CsvMapping): Row[] {
  try {
    const records = parse(text, {
      ...{ delimiter, bom: true, info: true, relax_column_count: true, skip_empty_lines: true },
      record_delimiter: ['\r\n', '\n', '\r'],
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isCut = error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new StatementFault(
      isCut ? 'truncated' : 'syntax',
      typeof error['lines'] === 'number' ? error['lines'] : null,
    );
  }
}

type ColumnName = Exclude<keyof CsvMapping, 'delimiter' | 'decimal' | 'dateFormat' | 'skipRows' | 'feeWords'>;
type CellOf = (row: Row, column: ColumnName) => string;

/** Every column that the mapping names has to be there, once; a row that is shorter than the first is cut off. */
function cellReader(head: Row, mapping: CsvMapping): CellOf {
  const names = head.cells.map((cell) => cell.trim());
  const placeOf = (column: ColumnName): number | null => {
    const name = mapping[column];
    if (!isNamed(name)) return null;
    const place = names.indexOf(name.trim());
    if (place === -1 || names.lastIndexOf(name.trim()) !== place)
      throw new StatementFault('bad_mapping', head.line);
    return place;
  };
  const isSigned = placeOf('amount') !== null;
  const hasTwo = placeOf('credit') !== null && placeOf('debit') !== null;
  if (isSigned === hasTwo) throw new StatementFault('bad_mapping', head.line);
  return (row, column) => {
    if (row.cells.length !== names.length)
      throw new StatementFault(row.cells.length < names.length ? 'truncated' : 'syntax', row.line);
    const place = placeOf(column);
    return place === null ? '' : (row.cells[place] ?? '');
  };
}

function readRow(
  row: Row,
  { cellOf, mapping, currency }: { cellOf: CellOf; mapping: CsvMapping; currency: Currency },
): BookedRow {
  const { line } = row;
  const amountIn = (column: ColumnName) => {
    const cell = cellOf(row, column).trim();
    return cell === '' ? 0n : readAmount(cell, currency, { decimal: mapping.decimal, line });
  };
  const debitMinor = amountIn('debit');
  const isSigned = isNamed(mapping.amount);
  if (isSigned && cellOf(row, 'amount').trim() === '') throw new StatementFault('bad_amount', line);
  // some banks write what went out with a sign, in a column that says so already
  const amountMinor = isSigned
    ? amountIn('amount')
    : amountIn('credit') - (debitMinor < 0n ? -debitMinor : debitMinor);
  const hasBalances = isNamed(mapping.balance);
  if (hasBalances && cellOf(row, 'balance').trim() === '') throw new StatementFault('no_balance', line);
  const bookedOn = readDay(cellOf(row, 'bookedOn'), mapping, line);
  const valueCell = cellOf(row, 'valueOn');
  const id = cellOf(row, 'id').trim();
  return {
    ...{ bookedOn, valueOn: valueCell.trim() === '' ? bookedOn : readDay(valueCell, mapping, line) },
    ...{
      amountMinor,
      isFee: amountMinor < 0n && beginsWithOneOf(cellOf(row, 'text'), mapping.feeWords ?? ''),
    },
    ...{ bankId: id === '' ? null : id, balanceMinor: hasBalances ? amountIn('balance') : null, line },
    reference: cellOf(row, 'reference'),
    payer: cellOf(row, 'payer'),
    text: cellOf(row, 'text'),
  };
}

function isNamed(column: string | undefined): column is string {
  return column !== undefined && column !== '';
}

function beginsWithOneOf(text: string, words: string): boolean {
  const begun = text.trim().toLowerCase();
  return words.split(',').some((word) => word.trim() !== '' && begun.startsWith(word.trim().toLowerCase()));
}

const dateParts: Readonly<Record<CsvMapping['dateFormat'], RegExp>> = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ].*)?$/,
  'DD/MM/YYYY': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})(?: .*)?$/,
  'MM/DD/YYYY': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})(?: .*)?$/,
  'DD.MM.YYYY': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?: .*)?$/,
  'DD-MM-YYYY': /^(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>\d{4})(?: .*)?$/,
  'YYYY/MM/DD': /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})(?: .*)?$/,
  YYYYMMDD: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
};

function readDay(cell: string, { dateFormat }: CsvMapping, line: number): string {
  const { year, month, day } = dateParts[dateFormat].exec(cell.trim())?.groups ?? {};
  return dayOf(Number(year), Number(month), Number(day), line);
}

/** The oldest first, whichever way the bank writes them: each balance, or else each day, follows from the one before. */
function inOrder(rows: readonly BookedRow[]): readonly BookedRow[] {
  const turned = rows.toReversed();
  const [first, last] = [rows[0], rows.at(-1)];
  const isTurned = first && last && first.bookedOn > last.bookedOn;
  if (last?.balanceMinor === null) return isTurned ? turned : rows;
  if (brokenAt(rows) === null) return rows;
  if (brokenAt(turned) === null) return turned;
  throw new StatementFault('wrong_sum', brokenAt(isTurned ? turned : rows));
}

function brokenAt(rows: readonly BookedRow[]): number | null {
  const broken = rows.find((row, index) => {
    const before = rows[index - 1];
    return before && (before.balanceMinor ?? 0n) + row.amountMinor !== row.balanceMinor;
  });
  return broken?.line ?? null;
}

function one(rows: readonly Row[], accountOf: (row: Row) => string): string {
  const [first, ...others] = rows.map((row) => ({ account: accountOf(row), line: row.line }));
  const other = others.find(({ account }) => account !== first?.account);
  if (other) throw new StatementFault('two_accounts', other.line);
  return first?.account ?? '';
}
