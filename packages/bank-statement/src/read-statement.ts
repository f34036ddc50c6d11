import type { Currency } from '@halls/contract';
import { readCamt053 } from './camt053.ts';
import { readCsv } from './csv.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { readMt940 } from './mt940.ts';
import { StatementFault, type BankStatement, type StatementFaultReason } from './statement.ts';

export interface ReadOptions {
  /** Of the account that the file has to be of. */
  readonly currency: Currency;
  /** Null where any will do. Letters and digits are compared, nothing else. */
  readonly account: string | null;
  /** Where the columns of a CSV file are; null where none is expected. */
  readonly csv: CsvMapping | null;
}

export type StatementFormat = 'csv' | 'mt940' | 'camt053';

export type ReadStatement =
  | { readonly ok: true; readonly format: StatementFormat; readonly statement: BankStatement }
  | { readonly ok: false; readonly reason: StatementFaultReason; readonly line: number | null };

const mostBytes = 5_000_000;

/** Reads a bank's file whole, or says why not. What it holds is text and figures: nothing in it is run or looked up. */
export function readStatement(bytes: Uint8Array, options: ReadOptions): ReadStatement {
  try {
    if (bytes.byteLength > mostBytes) throw new StatementFault('too_long', null);
    const text = decode(bytes);
    const format = formatOf(text);
    const statement = read(text, format, options);
    const { account, currency } = statement;
    if (currency !== options.currency) throw new StatementFault('other_currency', null);
    if (options.account !== null && account !== '' && bare(account) !== bare(options.account))
      throw new StatementFault('other_account', null);
    return { ok: true, format, statement };
  } catch (error) {
    if (error instanceof StatementFault) return { ok: false, reason: error.reason, line: error.line };
    throw error;
  }
}

function read(text: string, format: StatementFormat, { currency, csv }: ReadOptions): BankStatement {
  if (format === 'camt053') return readCamt053(text);
  if (format === 'mt940') return readMt940(text);
  if (!csv) throw new StatementFault('no_mapping', null);
  return readCsv(text, csv, currency);
}

/** UTF-8 with or without its mark, and UTF-16 with it. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new StatementFault('not_text', null);
    return text;
  } catch (error) {
    if (error instanceof TypeError) throw new StatementFault('not_text', null);
    throw error;
  }
}

function formatOf(text: string): StatementFormat {
  const start = text.trimStart().slice(0, 400);
  if (start === '') throw new StatementFault('unknown_format', null);
  if (start.startsWith('<')) return 'camt053';
  return /^(\{1:|:20:)/m.test(start) ? 'mt940' : 'csv';
}

function bare(account: string): string {
  return account.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();
}
