import { formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { listOrders } from '#modules/cashier';
import { audited } from '#platform/audit/audited.ts';
import { presentBreakStep, standingAfter } from '#platform/office/break-work.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { findBankBreak, listBankBreaks, listBankSteps, saveBankWork } from './bank-break.repo.ts';
import type { BankBookDeps } from './bank-book.deps.ts';
import { numberOf, placeOf, presentBreak, presentLineText } from './bank-book.present.ts';
import { lockBook } from './book.repo.ts';
import { findLine } from './line.repo.ts';
import { findEdge } from './statement.repo.ts';

const pageSize = 50;
const stepsShown = 100;
const mostNamed = 100;

/** What a service's book and ours say differently, and what people do about it. */
export function bankBreakRoutes(deps: BankBookDeps): OfficeImplementation[] {
  const { sql, operatorsOf } = deps;
  return [
    implementQuery(officeEndpoints.bankBreaks, async (input) => {
      const { psp_id: pspId, currency, day, state, kind, cursor, limit = pageSize } = input;
      const below = readNumberCursor(cursor);
      const rows = await listBankBreaks(sql, { pspId, currency, day, state, kind, below, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const names = await operatorsOf(shown.flatMap(({ ownerId }) => ownerId ?? []));
      return succeed({
        list: shown.map((row) => presentBreak(row, names)),
        next_cursor: rows.length > limit ? String(shown.at(-1)?.breakId) : null,
      });
    }),

    implementQuery(officeEndpoints.bankBreak, async ({ break_id: breakId }) => {
      const row = await findBankBreak(sql, breakId);
      if (!row) return fail(404);
      const steps = await listBankSteps(sql, breakId, stepsShown);
      const people = [row.ownerId, ...steps.flatMap(({ operatorId, ownerId }) => [operatorId, ownerId])];
      const names = await operatorsOf([...new Set(people.flatMap((person) => person ?? []))]);
      const line = row.lineNo === null ? null : await findLine(sql, row.lineNo);
      const found = await listOrders(
        deps,
        sql,
        row.pspId,
        row.orderId === null ? [] : [row.orderId],
        mostNamed,
      );
      const order = found.find(({ orderId }) => orderId === row.orderId);
      return succeed({
        ...presentBreak(row, names),
        line: line && presentLineText(line, row.currency),
        order: order
          ? {
              ...{
                order_number: numberOf(order.orderId),
                kind: placeOf(order),
                site_id: order.siteId,
                state: order.state,
              },
              asked: formatMinor(order.askedMinor, order.currency),
            }
          : null,
        steps: steps.map((step) => presentBreakStep(step, names)),
      });
    }),

    implementChange(officeEndpoints.bankBreakWork, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const found = await findBankBreak(transaction, input.break_id);
        if (!found) return fail(404);
        await lockBook(transaction, found);
        const row = (await findBankBreak(transaction, input.break_id)) ?? found;
        const { closedUntil } = await findEdge(transaction, row);
        const { operatorId } = call.actor;
        const { state, ownerId } = standingAfter(row, input, operatorId);
        // a day was closed by what was said of its cases
        if (state === 'open' && closedUntil !== null && row.day <= closedUntil) return fail(101);
        const work = { state, ownerId, operatorId, note: input.reason, now: call.now };
        await saveBankWork(transaction, row, work);
        const receipt = await audited(transaction, call.actor, 'bankbook.break_worked', {
          target: `bank_break/${row.breakId}`,
          siteId: null,
          before: { state: row.state, owner_id: row.ownerId },
          after: { state, owner_id: ownerId },
          reason: input.reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}
