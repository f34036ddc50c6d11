import { listOrders, type PaidOrder } from '#modules/cashier';
import type { lineOutcomes } from '@halls/contract/office';
import type { BankBookDeps, BookKey } from './bank-book.deps.ts';
import { judgeLine } from './break.rules.ts';
import { saysByStatement } from './compare-book.ts';
import { listTaken } from './line.repo.ts';
import {
  matchLine,
  namedOrder,
  namesDeposit,
  namesOf,
  numbersLike,
  subjectOf,
  type OrderSubject,
} from './match.rules.ts';
import { findEdge, listKnown } from './statement.repo.ts';
import { landingDay, newPartOf, type ToldLine, type ToldStatement } from './statement.rules.ts';

export interface PreviewedLine {
  readonly line: ToldLine;
  readonly outcome: (typeof lineOutcomes)[number];
  readonly orderId: string | null;
  /** Orders whose number is nearly the one that is written there. */
  readonly like: readonly string[];
  readonly isLate: boolean;
}

const mostOrders = 20_000;

/** What would become of each line. Nothing is changed. */
export async function previewStatement(
  deps: BankBookDeps,
  key: BookKey,
  told: ToldStatement,
): Promise<PreviewedLine[]> {
  const { sql, ledger } = deps;
  const edge = await findEdge(sql, key);
  const known = await listKnown(sql, key, told.lines);
  const fresh = told.lines.flatMap((line) => newPartOf(line, known.get(line.lineId)) ?? []);
  const names = fresh.flatMap((line) => [...namesOf(line), ...numbersLike(line)]);
  const orders = await listOrders({ ledger }, sql, key.pspId, [...new Set(names)], mostOrders);
  const taken = new Set((await listTaken(sql, key.pspId, orders)).keys());
  const isItsWord = await saysByStatement(deps, key);
  const isLate = ({ bookedOn }: ToldLine) => landingDay(bookedOn, edge) !== bookedOn;
  return told.lines.map((said) => {
    const line = newPartOf(said, known.get(said.lineId));
    if (!line) return { line: said, outcome: 'known', orderId: null, like: [], isLate: false };
    if (line.isFee) return { line, outcome: 'fee', orderId: null, like: [], isLate: isLate(line) };
    const found =
      isItsWord && line.amountMinor > 0n
        ? credited(line, orders, taken, key)
        : matched(line, orders, taken, key);
    const like =
      found.orderId === null
        ? numbersLike(line).filter((number) => orders.some((each) => each.orderId === number))
        : [];
    return { ...found, line, like, isLate: isLate(line) };
  });
}

type Found = Pick<PreviewedLine, 'outcome' | 'orderId'>;

type Taken = Set<OrderSubject>;

/** By whose word money is credited: a deposit takes one payment, what comes after it is looked at. */
function credited(line: ToldLine, orders: readonly PaidOrder[], taken: Taken, key: BookKey): Found {
  const paid = orders.find(({ paymentRef }) => paymentRef === line.lineId);
  if (paid) return { outcome: 'matches', orderId: paid.orderId };
  const named = namedOrder(line, orders);
  if (named?.kind !== 'deposit') return matched(line, orders, taken, key);
  const isSecond = named.paymentRef !== null || taken.has(subjectOf(named)) || ended.has(named.state);
  taken.add(subjectOf(named));
  return { outcome: isSecond ? 'second' : 'credits', orderId: named.orderId };
}

const ended: ReadonlySet<string> = new Set(['refused', 'returned', 'reversed']);

function matched(line: ToldLine, orders: readonly PaidOrder[], taken: Taken, { currency }: BookKey): Found {
  const match = matchLine(line, orders, (subject) => taken.has(subject));
  if (match.kind === 'none') return { outcome: 'breaks', orderId: null };
  const { order } = match;
  const isTaken = match.kind === 'taken';
  taken.add(subjectOf(order));
  const differs = judgeLine(line, isTaken ? null : order, {
    ...{ currency, isTaken, isItsWord: false },
    namesDeposit: namesDeposit(line, orders),
  });
  return { outcome: differs ? 'breaks' : 'matches', orderId: order.orderId };
}
