import { officeEndpoints } from '@halls/contract/office';
import { listOrders, listServiceCurrencies } from '#modules/cashier';
import { audited } from '#platform/audit/audited.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { listBankDays } from './bank-day.repo.ts';
import type { BankBookDeps } from './bank-book.deps.ts';
import { presentBook, presentDay, presentDayBeside, presentLine } from './bank-book.present.ts';
import { bankBreakRoutes } from './bank-break.routes.ts';
import { findBook, listBooks, lockBook, saveBook } from './book.repo.ts';
import { listLines } from './line.repo.ts';
import { isBook } from './is-book.ts';
import { lookAtDay } from './look-at-day.ts';
import { statementRoutes } from './statement.routes.ts';

const pageSize = 50;

/** What payment services' statements say beside our books, for those who close the house's days. */
export function bankBookOfficeRoutes(deps: BankBookDeps): OfficeImplementation[] {
  return [...bookRoutes(deps), ...statementRoutes(deps), ...dayRoutes(deps), ...bankBreakRoutes(deps)];
}

function bookRoutes(deps: BankBookDeps): OfficeImplementation[] {
  const { sql, cashier } = deps;
  return [
    implementQuery(officeEndpoints.bankBooks, async () => {
      const states = await listBooks(sql);
      const books = await listServiceCurrencies(sql);
      return succeed({
        list: books.map(({ adapter, ...key }) =>
          presentBook(
            {
              ...{ ...key, isByHand: cashier.adapters[adapter]?.saysByStatement === true },
              isAsked: cashier.adapters[adapter]?.readStatement !== undefined,
            },
            states.find(({ pspId, currency }) => pspId === key.pspId && currency === key.currency),
          ),
        ),
        // there are few
        next_cursor: null,
      });
    }),

    implementChange(officeEndpoints.bankBookSet, async (input, call) => {
      const { psp_id: pspId, currency, account, csv, reason } = input;
      const key = { pspId, currency };
      if (!(await isBook(deps, key))) return fail(404);
      // a sign, or two columns without one
      if (csv && (csv.amount === '') === (csv.credit === '' || csv.debit === '')) return fail(101);
      return sql.transaction().execute(async (transaction) => {
        await lockBook(transaction, key);
        const before = await findBook(transaction, key);
        await saveBook(transaction, { ...key, account, csv });
        const receipt = await audited(transaction, call.actor, 'bankbook.set', {
          target: `bank_book/${pspId}/${currency}`,
          siteId: null,
          before: { account: before.account, csv: before.csv },
          after: { account, csv },
          reason,
        });
        return { ok: true, data: null, receipt };
      });
    }),
  ];
}

function dayRoutes(deps: BankBookDeps): OfficeImplementation[] {
  const { sql, operatorsOf } = deps;
  return [
    implementQuery(
      officeEndpoints.bankDays,
      async ({ psp_id: pspId, currency, cursor, limit = pageSize }) => {
        const key = { pspId, currency };
        const below = /^\d{4}-\d{2}-\d{2}$/.test(cursor ?? '') ? (cursor ?? null) : null;
        const rows = await listBankDays(sql, key, { below, limit: limit + 1 });
        const shown = rows.slice(0, limit);
        return succeed({
          list: shown.map((row) => presentDay(key, row)),
          next_cursor: rows.length > limit ? (shown.at(-1)?.day ?? null) : null,
        });
      },
    ),

    implementQuery(officeEndpoints.bankDay, async ({ psp_id: pspId, currency, day }) => {
      const key = { pspId, currency };
      const seen = await lookAtDay(deps, sql, key, day);
      if (!seen) return fail(404);
      const names = await operatorsOf(seen.row.closed ? [seen.row.closed.operatorId] : []);
      return succeed(presentDayBeside(key, seen, names));
    }),

    implementQuery(
      officeEndpoints.bankLines,
      async ({ psp_id: pspId, currency, day, cursor, limit = pageSize }) => {
        const after = readNumberCursor(cursor) ?? 0;
        const rows = await listLines(sql, { pspId, currency }, { day, after, limit: limit + 1 });
        const shown = rows.slice(0, limit);
        const orderIds = shown.flatMap(({ matched }) => matched?.orderId ?? []);
        const orders = await listOrders(deps, sql, pspId, orderIds, limit * 4);
        const sites = new Map(orders.map(({ orderId, siteId }) => [orderId, siteId]));
        return succeed({
          list: shown.map((line) => presentLine(line, currency, sites)),
          next_cursor: rows.length > limit ? String(shown.at(-1)?.lineNo) : null,
        });
      },
    ),
  ];
}
