import { formatMinor, type Currency } from '@halls/contract';
import type { BankBook, BankDay, OfficeDataOf } from '@halls/contract/office';
import type { PaidOrder } from '#modules/cashier';
import { operatorRef, presentOperator } from '#platform/office/present-operator.ts';
import type { BankBreakRow } from './bank-break.repo.ts';
import type { BankDayRow } from './bank-day.repo.ts';
import type { BookKey } from './bank-book.deps.ts';
import type { BookState } from './book.repo.ts';
import type { BookLine } from './line.repo.ts';
import type { DayBeside } from './look-at-day.ts';
import type { PreviewedLine } from './preview-statement.ts';
import type { ToldStatement } from './statement.rules.ts';

type Names = ReadonlyMap<number, string>;
type Preview = NonNullable<OfficeDataOf<'/bank-book/preview'>['statement']>;

const previewedLines = 200;

export function presentBook(
  { pspId, currency, isByHand, isAsked }: BookKey & { readonly isByHand: boolean; readonly isAsked: boolean },
  state: BookState | undefined,
): BankBook {
  return {
    ...{ psp_id: pspId, currency, is_by_hand: isByHand },
    account: state?.account ?? '',
    csv: state?.csv ?? null,
    open_days: state?.openDays ?? 0,
    first_open_day: state?.firstOpenDay ?? null,
    last_day: state?.lastDay ?? null,
    open_cases: state?.openCases ?? 0,
    explained_cases: state?.explainedCases ?? 0,
    asked: isAsked
      ? {
          until: state?.asked.until ?? null,
          why: state?.asked.why ?? null,
          again_at: state?.asked.againAt?.toISOString() ?? null,
        }
      : null,
  };
}

export function presentDay({ pspId, currency }: BookKey, row: BankDayRow): BankDay {
  const money = (minor: bigint) => formatMinor(minor, currency);
  return {
    ...{ psp_id: pspId, currency, day: row.day, state: row.state },
    opening: money(row.openingMinor),
    came_in: money(row.inMinor),
    went_out: money(row.outMinor),
    fees: money(row.feesMinor),
    closing: money(row.closingMinor),
    told_closing: row.toldClosingMinor === null ? null : money(row.toldClosingMinor),
    lines: row.lines,
    late_lines: row.lateLines,
    open_cases: row.openCases,
    explained_cases: row.explainedCases,
  };
}

export function presentDayBeside(
  key: BookKey,
  seen: DayBeside,
  names: Names,
): OfficeDataOf<'/bank-book/day'> {
  const money = (minor: bigint) => formatMinor(minor, key.currency);
  const { closed } = seen.row;
  return {
    ...presentDay(key, seen.row),
    beside: {
      bank: money(seen.bankMinor),
      ledger: money(seen.floatMinor),
      difference: money(seen.bankMinor - seen.floatMinor),
      on_the_way: money(seen.onTheWayMinor),
      fees_to_book: money(seen.feesToBookMinor),
      cases: money(seen.casesMinor),
      unexplained: money(seen.unexplainedMinor),
    },
    obstacle: seen.obstacle,
    closed: closed && { at: closed.at.toISOString(), operator: operatorRef(closed.operatorId, names) },
  };
}

/** As what an order is looked at in the office. */
export function placeOf({ kind }: Pick<PaidOrder, 'kind'>): 'deposit' | 'withdrawal' {
  return kind === 'payout' || kind === 'bounce' ? 'withdrawal' : 'deposit';
}

/** Where what was taken back of a deposit is looked at. */
export function numberOf(orderId: string): string {
  return orderId.split('/')[0] ?? orderId;
}

interface LineText {
  readonly lineId: string;
  readonly bookedOn: string;
  readonly amountMinor: bigint;
  readonly isFee: boolean;
  readonly reference: string;
  readonly payer: string;
  readonly text: string;
}

export function presentLineText(line: LineText, currency: Currency) {
  return {
    line_id: line.lineId,
    booked_on: line.bookedOn,
    amount: formatMinor(line.amountMinor, currency),
    is_fee: line.isFee,
    reference: line.reference,
    payer: line.payer,
    text: line.text,
  };
}

export function presentLine(
  line: BookLine,
  currency: Currency,
  sites: ReadonlyMap<string, number>,
): OfficeDataOf<'/bank-book/lines'>['list'][number] {
  const { matched } = line;
  return {
    ...presentLineText(line, currency),
    line_no: line.lineNo,
    is_late: line.day !== line.bookedOn,
    order: matched && {
      ...{ order_number: numberOf(matched.orderId), kind: placeOf(matched) },
      site_id: sites.get(matched.orderId) ?? null,
    },
  };
}

export function presentPreview(
  read: { readonly format: Preview['format']; readonly account: string },
  told: ToldStatement,
  lines: readonly PreviewedLine[],
  currency: Currency,
): Preview {
  const money = (minor: bigint) => formatMinor(minor, currency);
  const count = (outcome: PreviewedLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  const days = lines.map(({ line }) => line.bookedOn).toSorted();
  const sum = (isIn: boolean) =>
    lines.reduce(
      (total, { line: { amountMinor } }) => (amountMinor > 0n === isIn ? total + amountMinor : total),
      0n,
    );
  return {
    ...{ format: read.format, account: read.account },
    ...{ opening: money(told.openingMinor), closing: money(told.closingMinor) },
    ...{ first_day: days[0] ?? null, last_day: days.at(-1) ?? null },
    ...{ came_in: money(sum(true)), went_out: money(-sum(false)) },
    counts: {
      lines: lines.length,
      known: count('known'),
      late: lines.filter(({ isLate }) => isLate).length,
      credits: count('credits'),
      matches: count('matches'),
      fees: count('fee'),
      second: count('second'),
      breaks: count('breaks'),
    },
    lines: lines.slice(0, previewedLines).map(({ line, outcome, orderId, like, isLate }) => ({
      ...presentLineText(line, currency),
      ...{ outcome, order_number: orderId, like: [...like], is_late: isLate },
    })),
  };
}

export function presentBreak(
  row: BankBreakRow,
  names: Names,
): OfficeDataOf<'/bank-book/breaks'>['list'][number] {
  const { currency, oursMinor, theirsMinor } = row;
  const money = (minor: bigint | null) => (minor === null ? null : formatMinor(minor, currency));
  return {
    ...{ break_id: row.breakId, psp_id: row.pspId, currency, day: row.day, kind: row.kind },
    ...{ state: row.state, is_agreed: row.isAgreed, order_number: row.orderId && numberOf(row.orderId) },
    ...{ ours: money(oursMinor), theirs: money(theirsMinor) },
    difference: formatMinor((theirsMinor ?? 0n) - (oursMinor ?? 0n), currency),
    owner: presentOperator(row.ownerId, names),
    found_at: row.foundAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
  };
}
