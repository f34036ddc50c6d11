import type { Currency } from '@halls/contract';
import { dayOf, readAmount, readCurrency } from './amounts-and-days.ts';
import { finishStatement, type RawLine } from './finish-statement.ts';
import { StatementFault, type BankStatement } from './statement.ts';

interface Field {
  readonly tag: string;
  /** Its lines, joined. */
  readonly value: string;
  readonly line: number;
}

interface Page {
  readonly account: string;
  readonly currency: Currency;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly lines: readonly RawLine[];
  readonly line: number;
}

/** SWIFT's customer statement, one page or several that go on from each other. */
export function readMt940(text: string): BankStatement {
  const pages = pagesOf(fieldsOf(text)).map(readPage);
  const [first] = pages;
  const last = pages.at(-1);
  if (!first || !last) throw new StatementFault('truncated', null);
  for (const [index, page] of pages.entries()) {
    const before = pages[index - 1];
    if (page.account !== first.account) throw new StatementFault('two_accounts', page.line);
    if (page.currency !== first.currency) throw new StatementFault('other_currency', page.line);
    if (before && before.closingMinor !== page.openingMinor) throw new StatementFault('wrong_sum', page.line);
  }
  const { account, currency, openingMinor } = first;
  const lines = pages.flatMap((page) => page.lines);
  return finishStatement({ account, currency, openingMinor, closingMinor: last.closingMinor, lines });
}

/** What stands between `:tag:` and the next; envelopes and the dash at a page's end are left out. */
function fieldsOf(text: string): Field[] {
  const fields: { tag: string; value: string; line: number }[] = [];
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    const row = written.replace(/^\{1:.*\{4:\s*/, '');
    const [, tag, value] = /^:(\d{2}[A-Z]?):(.*)$/.exec(row) ?? [];
    if (tag !== undefined && value !== undefined) fields.push({ tag, value, line });
    else if (row.trim() === '' || /^-\}?/.test(row) || /^\{\d:/.test(row)) continue;
    else {
      const open = fields.at(-1);
      if (!open) throw new StatementFault('syntax', line);
      open.value += `\n${row}`;
    }
  }
  return fields;
}

function pagesOf(fields: readonly Field[]): Field[][] {
  const pages: Field[][] = [];
  for (const field of fields) {
    if (field.tag === '20') pages.push([]);
    const page = pages.at(-1);
    if (!page) throw new StatementFault('syntax', field.line);
    page.push(field);
  }
  return pages;
}

function readPage(fields: readonly Field[]): Page {
  const line = fields[0]?.line ?? 1;
  const account = fields.find(({ tag }) => tag === '25' || tag === '25P');
  const opening = fields.find(({ tag }) => tag === '60F' || tag === '60M');
  const closing = fields.find(({ tag }) => tag === '62F' || tag === '62M');
  // a page without its end was cut off, and nobody knows what is missing
  if (!closing) throw new StatementFault('truncated', fields.at(-1)?.line ?? line);
  if (!account || !opening) throw new StatementFault('syntax', line);
  const start = readBalance(opening);
  const end = readBalance(closing);
  if (start.currency !== end.currency) throw new StatementFault('other_currency', closing.line);
  const lines = readLines(fields, start.currency);
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, start.amountMinor);
  if (sum !== end.amountMinor) throw new StatementFault('wrong_sum', closing.line);
  return {
    ...{
      account: (account.value.split('\n')[0] ?? '').replaceAll(/\s/g, ''),
      currency: start.currency,
      lines,
      line,
    },
    ...{ openingMinor: start.amountMinor, closingMinor: end.amountMinor },
  };
}

function readBalance({ value, line }: Field): { currency: Currency; amountMinor: bigint } {
  const { sign, code, amount } =
    /^(?<sign>[CD])\d{6}(?<code>[A-Z]{3})(?<amount>[\d,]+)\s*$/.exec(value)?.groups ?? {};
  if (code === undefined || amount === undefined) throw new StatementFault('syntax', line);
  const currency = readCurrency(code, line);
  const minor = readAmount(amount, currency, { decimal: ',', line });
  return { currency, amountMinor: sign === 'D' ? -minor : minor };
}

const movement =
  /^(?<valueOn>\d{6})(?<entry>\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>[\d,]+)[NFS](?<type>[A-Z\d]{3})(?<reference>.*?)(?:\/\/(?<bankId>.*))?$/;

function readLines(fields: readonly Field[], currency: Currency): RawLine[] {
  return fields.flatMap((field, index) => {
    if (field.tag !== '61') return [];
    const next = fields[index + 1];
    return [readLine(field, next?.tag === '86' ? next.value : '', currency)];
  });
}

function readLine({ value, line }: Field, details: string, currency: Currency): RawLine {
  const [head = '', supplement = ''] = value.split('\n');
  const parts = movement.exec(head)?.groups;
  if (!parts) throw new StatementFault('syntax', line);
  const { valueOn = '', entry, mark = '', amount = '', type, reference = '', bankId = '' } = parts;
  const [year, month, day] = [0, 2, 4].map((from) => Number(valueOn.slice(from, from + 2)));
  const valueDay = dayOf(2_000 + (year ?? 0), month ?? 0, day ?? 0, line);
  const minor = readAmount(amount, currency, { decimal: ',', line });
  // what takes a credit back goes out, what takes a debit back comes in
  const isIn = mark === 'C' || mark === 'RD';
  const { text, payer } = readDetails(details);
  const isNamed = bankId.trim() !== '' && !/^NONREF$/i.test(bankId.trim());
  return {
    ...{ bookedOn: entry === undefined ? valueDay : entryDay(valueDay, entry, line), valueOn: valueDay },
    ...{ amountMinor: isIn ? minor : -minor, isFee: type === 'CHG' || type === 'COM' },
    ...{
      bankId: isNamed ? bankId.trim() : null,
      payer,
      text: [text, supplement.trim()].filter(Boolean).join(' '),
    },
    reference: /^NONREF$/i.test(reference.trim()) ? '' : reference.trim(),
  };
}

/** The entry's day has no year: it is the one that brings it next to the value's. */
function entryDay(valueOn: string, entry: string, line: number): string {
  const [month, day] = [Number(entry.slice(0, 2)), Number(entry.slice(2))];
  const valueYear = Number(valueOn.slice(0, 4));
  const months = valueYear * 12 + Number(valueOn.slice(5, 7)) - (valueYear * 12 + month);
  const year = months > 6 ? valueYear + 1 : months < -6 ? valueYear - 1 : valueYear;
  return dayOf(year, month, day, line);
}

/** `?20` to `?29` and `?60` on are the text, `?32` and `?33` the payer; a bank that has no such parts writes plain. */
function readDetails(details: string): { text: string; payer: string } {
  const joined = details.replaceAll('\n', '');
  const parts = [...joined.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code, text]) => ({
    code: Number(code),
    text: text ?? '',
  }));
  if (parts.length === 0) return { text: details.replaceAll('\n', ' '), payer: '' };
  const of = (isWanted: (code: number) => boolean) =>
    parts
      .filter(({ code }) => isWanted(code))
      .map(({ text }) => text)
      .join('');
  return {
    text: of((code) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63)),
    payer: of((code) => code === 32 || code === 33),
  };
}
