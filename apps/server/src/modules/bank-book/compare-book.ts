import { applyWord, findService, listBooked, listOrders, paidKinds, type PaidOrder } from '#modules/cashier';
import { agreeOn, seeBreak } from './bank-break.repo.ts';
import { listBankDays } from './bank-day.repo.ts';
import type { BankBookDeps, BookKey } from './bank-book.deps.ts';
import { judgeLine, oneSided } from './break.rules.ts';
import { listTaken, listUnsettled, saveMatch, type BookLine } from './line.repo.ts';
import { matchLine, namedOrder, namesDeposit, namesOf, subjectOf, type OrderSubject } from './match.rules.ts';
import { findEdge } from './statement.repo.ts';
import { dayAfter, dayOf, spanOfDay } from './statement.rules.ts';

const partSize = 500;
/** Orders that a part of lines may name, with what followed them. */
const mostOrders = 5_000;

/**
 * Looks at what a book has and our books have not, and the other way round: what came in, was paid out, and came back. Deposits that only a statement can tell of
 * are credited first. May run at any time, and any number of times: what was found stays one case, and what agrees by now
 * is resolved.
 */
export async function compareBook(deps: BankBookDeps, key: BookKey): Promise<void> {
  const edge = await findEdge(deps.sql, key);
  if (edge.firstOpen === null) return;
  const isItsWord = await saysByStatement(deps, key);
  await compareLines(deps, key, { firstOpen: edge.firstOpen, isItsWord });
  for (const kind of paidKinds) await compareOrders(deps, key, kind, { ...edge, firstOpen: edge.firstOpen });
}

/** Whether a deposit at this service is credited by what its statement says. */
export async function saysByStatement({ cashier }: BankBookDeps, { pspId }: BookKey): Promise<boolean> {
  const service = await findService(cashier, pspId);
  return service !== null && cashier.adapters[service.adapter]?.saysByStatement === true;
}

interface Look {
  /** No case is found in a day that is closed. */
  readonly firstOpen: string;
  readonly isItsWord: boolean;
}

async function compareLines(deps: BankBookDeps, key: BookKey, look: Look): Promise<void> {
  for (let after = 0; ;) {
    const lines = await listUnsettled(deps.sql, key, { after, limit: partSize });
    const last = lines.at(-1);
    if (!last) return;
    if (look.isItsWord) await creditWhatCame(deps, key, lines);
    const orders = await ordersOf(deps, key, lines);
    const taken = new Map(await listTaken(deps.sql, key.pspId, orders));
    for (const line of lines) await compareLine(deps, key, line, { ...look, orders, taken });
    after = last.lineNo;
  }
}

/** A line that names one order is the word that its money came, as much as the line says. */
async function creditWhatCame(deps: BankBookDeps, key: BookKey, lines: readonly BookLine[]): Promise<void> {
  const orders = await ordersOf(deps, key, lines);
  for (const line of lines) {
    const { lineId: paymentRef, amountMinor } = line;
    const isKnown = orders.some((order) => order.paymentRef === paymentRef);
    const named = isKnown ? null : namedOrder(line, orders);
    if (named?.kind !== 'deposit') continue;
    const payments = [{ paymentRef, amountMinor, currency: key.currency }];
    await applyWord(
      deps.cashier,
      { pspId: key.pspId, orderId: named.orderId },
      { state: 'succeeded', pspRef: named.orderId, payments },
      { actor: 'psp', messageId: null },
    );
  }
}

function ordersOf(
  { sql, ledger }: BankBookDeps,
  { pspId }: BookKey,
  lines: readonly BookLine[],
): Promise<PaidOrder[]> {
  const names = lines.flatMap((line) => [...namesOf(line), ...(line.matched ? [line.matched.orderId] : [])]);
  return listOrders({ ledger }, sql, pspId, [...new Set(names)], mostOrders);
}

async function compareLine(
  deps: BankBookDeps,
  key: BookKey,
  line: BookLine,
  look: Look & { readonly orders: readonly PaidOrder[]; readonly taken: Map<OrderSubject, number> },
): Promise<void> {
  const { sql, clock } = deps;
  const { lineNo, matched } = line;
  const own = matched && look.orders.find((order) => subjectOf(order) === subjectOf(matched));
  const match = own
    ? ({ kind: 'order', order: own } as const)
    : matchLine(line, look.orders, (subject) => (look.taken.get(subject) ?? lineNo) !== lineNo);
  const order = match.kind === 'order' ? match.order : null;
  const { currency } = key;
  const judging = {
    ...{ currency, isTaken: match.kind === 'taken', isItsWord: look.isItsWord },
    namesDeposit: namesDeposit(line, look.orders),
  };
  const found = judgeLine(line, order, judging);
  // in another currency it is not this money
  if (order?.currency === currency) {
    look.taken.set(subjectOf(order), lineNo);
    await saveMatch(sql, lineNo, order);
    await agreeOn(sql, key, subjectOf(order), clock());
  }
  if (!found) return agreeOn(sql, key, `line/${lineNo}`, clock());
  const day = line.day < look.firstOpen ? look.firstOpen : line.day;
  const orderId = match.kind === 'none' ? null : match.order.orderId;
  await seeBreak(sql, key, { ...found, subject: `line/${lineNo}`, day, lineNo, orderId }, clock());
}

/** Orders that were booked on a day of which there is a statement, and have no line. */
async function compareOrders(
  deps: BankBookDeps,
  key: BookKey,
  kind: PaidOrder['kind'],
  { closedUntil, firstOpen }: { readonly closedUntil: string | null; readonly firstOpen: string },
): Promise<void> {
  const { sql, clock, ledger } = deps;
  const open = (await listBankDays(sql, key, { below: null, limit: maxDays })).filter(
    ({ day }) => day >= firstOpen,
  );
  const latest = open.find(({ toldClosingMinor }) => toldClosingMinor !== null);
  if (!latest) return;
  // of days without a line, too
  const { from } = spanOfDay(closedUntil === null ? firstOpen : dayAfter(closedUntil));
  const { until } = spanOfDay(latest.day);
  let after: Parameters<typeof listBooked>[3]['after'] = null;
  do {
    const page = await listBooked({ ledger }, sql, kind, { ...key, from, until, after, limit: partSize });
    const taken = await listTaken(sql, key.pspId, page.orders);
    for (const order of page.orders) {
      const subject = subjectOf(order);
      const { orderId, bookedAt, movedMinor: oursMinor } = order;
      if (taken.has(subject) || !bookedAt) continue;
      const bookedOn = dayOf(bookedAt);
      const day = open.findLast((each) => each.day >= bookedOn)?.day ?? latest.day;
      const found = { kind: oneSided[kind].withUs, oursMinor, theirsMinor: null };
      await seeBreak(sql, key, { ...found, subject, day, lineNo: null, orderId }, clock());
    }
    after = page.next;
  } while (after);
}

/** More days than that are not looked back at. */
const maxDays = 100;
