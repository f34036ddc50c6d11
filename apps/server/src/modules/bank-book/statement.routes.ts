import { officeEndpoints } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { presentPreview } from './bank-book.present.ts';
import type { BankBookDeps, BookKey } from './bank-book.deps.ts';
import { listBooks } from './book.repo.ts';
import { compareBook } from './compare-book.ts';
import { fetchStatement } from './fetch-statement.ts';
import { isBook } from './is-book.ts';
import { keepStatement, type KeptStatement } from './keep-statement.ts';
import { previewStatement } from './preview-statement.ts';
import { readFile } from './read-file.ts';
import { dayOf } from './statement.rules.ts';

/** Statements as they are brought, and as services tell them. */
export function statementRoutes(deps: BankBookDeps): OfficeImplementation[] {
  return [...fileRoutes(deps), fetchRoute(deps)];
}

function fileRoutes(deps: BankBookDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.bankBookPreview, async (input) => {
      const key = { pspId: input.psp_id, currency: input.currency };
      if (!(await isBook(deps, key))) return fail(404);
      const read = await readFile(sql, key, input);
      if (!read.ok) return succeed({ fault: { reason: read.reason, line: read.line }, statement: null });
      const lines = await previewStatement(deps, key, read.told);
      return succeed({ fault: null, statement: presentPreview(read, read.told, lines, key.currency) });
    }),

    implementChange(officeEndpoints.bankBookKeep, async (input, call) => {
      const key = { pspId: input.psp_id, currency: input.currency };
      if (!(await isBook(deps, key))) return fail(404);
      const read = await readFile(sql, key, input);
      if (!read.ok) return fail(101);
      const { format, sha256, told } = read;
      const { operatorId } = call.actor;
      const kept = await sql.transaction().execute(async (transaction) => {
        const from = { format, called: input.called, sha256, operatorId, now: call.now };
        const counts = await keepStatement(transaction, key, told, from);
        if (!counts) return null;
        const receipt = await audited(transaction, call.actor, 'bankbook.statement_kept', {
          target: `bank_book/${key.pspId}/${key.currency}`,
          siteId: null,
          before: null,
          after: { called: input.called, format, sha256, lines: counts.lines, new_lines: counts.newLines },
          reason: input.reason,
        });
        return { counts, receipt };
      });
      if (!kept) return fail(101);
      // what is left of it when this process ends is gone on with by the next look at the book
      await compareBook(deps, key);
      return { ok: true, data: await presentKept(deps, key, kept.counts), receipt: kept.receipt };
    }),
  ];
}

function fetchRoute(deps: BankBookDeps): OfficeImplementation {
  return implementChange(officeEndpoints.bankBookFetch, async ({ day, reason, ...input }, call) => {
    const key = { pspId: input.psp_id, currency: input.currency };
    if (!(await isBook(deps, key))) return fail(404);
    if (day > dayOf(call.now)) return fail(103);
    const fetched = await fetchStatement(deps, key, day, {
      operatorId: call.actor.operatorId,
      note: (transaction, { lines, newLines }) =>
        audited(transaction, call.actor, 'bankbook.statement_fetched', {
          target: `bank_book/${key.pspId}/${key.currency}`,
          siteId: null,
          before: null,
          after: { day, lines, new_lines: newLines },
          reason,
        }),
    });
    if (!fetched.ok) return fail(fetched.reason === 'not_told' ? 101 : 102);
    return { ok: true, data: await presentKept(deps, key, fetched.kept), receipt: fetched.noted };
  });
}

async function presentKept({ sql }: BankBookDeps, key: BookKey, counts: KeptStatement) {
  const books = await listBooks(sql);
  const state = books.find(({ pspId, currency }) => pspId === key.pspId && currency === key.currency);
  return {
    lines: counts.lines,
    new_lines: counts.newLines,
    late_lines: counts.lateLines,
    open_cases: state?.openCases ?? 0,
  };
}
