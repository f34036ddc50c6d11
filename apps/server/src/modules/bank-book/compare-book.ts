import { applyWord, findService, listCredited, listOrders, type PaidOrder } from '#modules/cashier';
import { agreeOn, seeBreak } from './bank-break.repo.ts';
import { listBankDays } from './bank-day.repo.ts';
import type { BankBookDeps, BookKey } from './bank-book.deps.ts';
import { judgeLine } from './break.rules.ts';
import { listTaken, listUnsettled, saveMatch, type BookLine } from './line.repo.ts';
import { matchLine, namedOrder, namesOf } from './match.rules.ts';
import { findEdge } from './statement.repo.ts';
import { dayAfter, spanOfDay } from './statement.rules.ts';

const partSize = 500;
/** Orders that a part of lines may name, with what followed them. */
const mostOrders = 5_000;

/**
 * Looks at what a book has and the wallets have not, and the other way round. Deposits that only a statement can tell of
 * are credited first. May run at any time, and any number of times: what was found stays one case, and what agrees by now
 * is resolved.
 */
export async function compareBook(deps: BankBookDeps, key: BookKey): Promise<void> {
  const edge = await findEdge(deps.sql, key);
  if (edge.firstOpen === null) return;
  const isItsWord = await saysByStatement(deps, key);
  await compareLines(deps, key, { firstOpen: edge.firstOpen, isItsWord });
  await compareOrders(deps, key, { ...edge, firstOpen: edge.firstOpen });
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
    const taken = new Map(
      await listTaken(
        deps.sql,
        orders.map(({ orderId }) => orderId),
      ),
    );
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
    const named = isKnown || amountMinor <= 0n ? null : namedOrder(line, orders);
    if (!named) continue;
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
  { sql }: BankBookDeps,
  { pspId }: BookKey,
  lines: readonly BookLine[],
): Promise<PaidOrder[]> {
  const names = lines.flatMap((line) => [
    ...namesOf(line),
    ...(line.matchedOrderId === null ? [] : [line.matchedOrderId]),
  ]);
  return listOrders(sql, pspId, [...new Set(names)], mostOrders);
}

async function compareLine(
  deps: BankBookDeps,
  key: BookKey,
  line: BookLine,
  look: Look & { readonly orders: readonly PaidOrder[]; readonly taken: Map<string, number> },
): Promise<void> {
  const { sql, clock } = deps;
  const { lineNo } = line;
  const own = look.orders.find(({ orderId }) => orderId === line.matchedOrderId);
  const match = own
    ? ({ kind: 'order', order: own } as const)
    : matchLine(line, look.orders, (orderId) => (look.taken.get(orderId) ?? lineNo) !== lineNo);
  const order = match.kind === 'order' ? match.order : null;
  if (order) {
    look.taken.set(order.orderId, lineNo);
    const { orderId, creditedAt } = order;
    await saveMatch(sql, lineNo, { orderId, creditedAt, creditedMinor: creditedAt && order.receivedMinor });
    await agreeOn(sql, key, `order/${orderId}`, clock());
  }
  const found = judgeLine(line, order, { isTaken: match.kind === 'taken', isItsWord: look.isItsWord });
  if (!found) return agreeOn(sql, key, `line/${lineNo}`, clock());
  const day = line.day < look.firstOpen ? look.firstOpen : line.day;
  const orderId = match.kind === 'none' ? null : match.order.orderId;
  await seeBreak(sql, key, { ...found, subject: `line/${lineNo}`, day, lineNo, orderId }, clock());
}

/** Orders that were credited on a day of which there is a statement, and have no line. */
async function compareOrders(
  deps: BankBookDeps,
  key: BookKey,
  { closedUntil, firstOpen }: { readonly closedUntil: string | null; readonly firstOpen: string },
): Promise<void> {
  const { sql, clock } = deps;
  const open = (await listBankDays(sql, key, { below: null, limit: maxDays })).filter(
    ({ day }) => day >= firstOpen,
  );
  const latest = open.find(({ toldClosingMinor }) => toldClosingMinor !== null);
  if (!latest) return;
  // of days without a line, too
  const { from } = spanOfDay(closedUntil === null ? firstOpen : dayAfter(closedUntil));
  const { until } = spanOfDay(latest.day);
  for (let after: { at: Date; orderId: string } | null = null; ;) {
    const orders: PaidOrder[] = await listCredited(sql, { ...key, from, until, after, limit: partSize });
    const last = orders.at(-1);
    if (!last?.creditedAt) return;
    const taken = await listTaken(
      sql,
      orders.map(({ orderId }) => orderId),
    );
    for (const { orderId, creditedAt, receivedMinor } of orders) {
      if (taken.has(orderId) || !creditedAt) continue;
      const creditedOn = creditedAt.toISOString().slice(0, 10);
      const day = open.findLast((each) => each.day >= creditedOn)?.day ?? latest.day;
      const found = { kind: 'not_there', oursMinor: receivedMinor, theirsMinor: null } as const;
      await seeBreak(
        sql,
        key,
        { ...found, subject: `order/${orderId}`, day, lineNo: null, orderId },
        clock(),
      );
    }
    after = { at: last.creditedAt, orderId: last.orderId };
  }
}

/** More days than that are not looked back at. */
const maxDays = 100;
