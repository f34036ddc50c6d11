import { formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { findFirstSite } from '#modules/cashier';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { closeDay } from './bank-day.repo.ts';
import type { BankBookDeps, BookKey } from './bank-book.deps.ts';
import { lockBook } from './book.repo.ts';
import { settleFees } from './line.repo.ts';
import { lookAtDay, type DayBeside } from './look-at-day.ts';

/** A day is closed by a second person, once book, ledger and cases say the same; what they saw is what is written. */
export function closeDayOf(deps: BankBookDeps): Approvable {
  return defineApprovable(officeEndpoints.bankDayClose, {
    async describe(transaction, input) {
      const looked = await lookToClose(deps, transaction, input);
      if (!looked.ok) return looked;
      const { seen, key } = looked;
      return {
        siteId: null,
        target: targetOf(key, input.day),
        targetName: `${key.pspId} ${key.currency} · ${input.day}`,
        before: { state: 'open' },
        after: { state: 'closed', ...present(seen, key) },
        baseRevision: Object.values(present(seen, key)).join(' '),
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await lookToClose(deps, transaction, input);
      if (!looked.ok) return looked;
      const { seen, key } = looked;
      const { floatMinor, onTheWayMinor, casesMinor } = seen;
      await closeDay(transaction, key, seen.row, {
        ...{ at: deps.clock(), operatorId: actor.operatorId, changeRequestId },
        ...{ floatMinor, onTheWayMinor, casesMinor },
      });
      await bookFees(deps, transaction, key, seen);
      const receipt = await audited(transaction, actor, 'bankbook.day_closed', {
        target: targetOf(key, input.day),
        siteId: null,
        changeRequestId,
        before: { state: 'open' },
        after: { state: 'closed', ...present(seen, key) },
        reason: input.reason,
      });
      return { ok: true, receipt };
    },
  });
}

/**
 * What the service took for itself becomes a cost of the house's: of all days up to this one that nobody has booked. A
 * statement doesn't say which site it was for, so the first one that the service works for bears it.
 */
async function bookFees(
  { ledger, clock }: BankBookDeps,
  transaction: SqlTransaction,
  key: BookKey,
  { row: { day }, feesToBookMinor: amountMinor }: DayBeside,
): Promise<void> {
  let at = clock();
  if (amountMinor !== 0n) {
    const siteId = await findFirstSite(transaction, key);
    if (siteId === null) throw new Error(`${key.pspId} works for no site in ${key.currency}`);
    at = await ledger.takeServiceFees(transaction, day, { siteId, ...key, amountMinor });
  }
  await settleFees(transaction, key, day, at);
}

/** Nobody writes the book between the look and what comes of it. */
async function lookToClose(
  deps: BankBookDeps,
  transaction: SqlTransaction,
  { psp_id: pspId, currency, day }: { psp_id: string; currency: BookKey['currency']; day: string },
) {
  const key = { pspId, currency };
  await lockBook(transaction, key);
  const seen = await lookAtDay(deps, transaction, key, day);
  if (!seen) return fail(404);
  if (seen.row.state === 'closed') return fail(101);
  if (seen.obstacle === 'bank_day_before_open') return fail(102);
  if (seen.obstacle === 'bank_day_not_over') return fail(104);
  if (seen.obstacle !== null) return fail(103);
  return { ok: true as const, seen, key };
}

function targetOf({ pspId, currency }: BookKey, day: string): string {
  return `bank_day/${pspId}/${currency}/${day}`;
}

function present(
  { row, floatMinor, onTheWayMinor, feesToBookMinor, casesMinor }: DayBeside,
  { currency }: BookKey,
) {
  const money = (minor: bigint) => formatMinor(minor, currency);
  return {
    opening: money(row.openingMinor),
    came_in: money(row.inMinor),
    went_out: money(row.outMinor),
    fees: money(row.feesMinor),
    fees_booked: money(feesToBookMinor),
    closing: money(row.closingMinor),
    ledger: money(floatMinor),
    on_the_way: money(onTheWayMinor),
    cases: money(casesMinor),
  };
}
