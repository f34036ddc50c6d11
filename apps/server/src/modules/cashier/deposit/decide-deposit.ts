import { formatMinor, type Currency } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { accountsOf } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Agreed, type Approvable } from '#platform/office/approvable.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { moveDepositInside } from './deposit.repo.ts';
import { findOfficeDeposit, insertDecision, type OfficeDepositRow } from './office-deposit.repo.ts';

interface Which {
  readonly site_id: number;
  readonly order_number: string;
}

/**
 * What came for a deposit in review is credited, as much as came. The deposit is moved only out of review, so of any
 * number of requests that are agreed to at once one books.
 */
export function creditDepositOf(deps: CashierDeps): Approvable {
  const { ledger, clock } = deps;
  async function look(transaction: SqlTransaction, which: Which) {
    const looked = await inReview(transaction, which);
    if (!looked.ok) return looked;
    const { received, row } = looked;
    return received.currency === row.currency ? looked : fail(102);
  }
  return defineApprovable(officeEndpoints.cashierCredit, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      return looked.ok ? describe(transaction, looked, 'credited') : looked;
    },
    async apply(transaction, input, agreed) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { row, received } = looked;
      const owner = { siteId: row.site_id, memberId: row.member_id, currency: row.currency };
      await ledger.openMemberWallet(transaction, owner);
      const order = { orderKey: row.order_id, pspId: row.psp_id, amountMinor: received.amountMinor };
      const isMoved = await decide(transaction, row, {
        ...{ to: 'credited', cause: 'credited_by_hand', now: clock(), reason: input.reason, agreed },
        booking: ledger.paidDepositPosting(owner, order),
      });
      if (!isMoved) return fail(101);
      const receipt = await audited(transaction, agreed.actor, 'deposit.credited', {
        ...recordOf(row, input.reason, agreed),
        after: { state: 'credited', ...presentReceived(received) },
      });
      return { ok: true, receipt };
    },
  });
}

/** What came is not kept: somebody sends it back, and notes when they have. Nothing was booked, and nothing is. */
export function sendBackDepositOf({ clock }: Pick<CashierDeps, 'clock'>): Approvable {
  return defineApprovable(officeEndpoints.cashierSendBack, {
    async describe(transaction, input) {
      const looked = await inReview(transaction, input);
      return looked.ok ? describe(transaction, looked, 'returning') : looked;
    },
    async apply(transaction, input, agreed) {
      const looked = await inReview(transaction, input);
      if (!looked.ok) return looked;
      const { row, received } = looked;
      const isMoved = await decide(transaction, row, {
        ...{ to: 'returning', cause: 'sending_back', now: clock(), reason: input.reason, agreed },
        booking: null,
      });
      if (!isMoved) return fail(101);
      const receipt = await audited(transaction, agreed.actor, 'deposit.sent_back', {
        ...recordOf(row, input.reason, agreed),
        after: { state: 'returning', ...presentReceived(received) },
      });
      return { ok: true, receipt };
    },
  });
}

/** Money that others have agreed to send back has gone, under a reference by which it is found at the service. */
export function returnedRoute({ sql }: Pick<CashierDeps, 'sql'>): OfficeImplementation {
  return implementChange(officeEndpoints.cashierReturned, (input, { actor, now }) =>
    sql.transaction().execute(async (transaction) => {
      const { reason, return_reference: returnReference } = input;
      const orderId = input.order_number;
      const row = await findOfficeDeposit(transaction, { siteId: input.site_id, orderId });
      if (!row) return fail(404);
      const isMoved = await moveDepositInside(transaction, orderId, {
        ...{ pspId: row.psp_id, from: 'returning', to: 'returned', cause: 'sent_back' },
        ...{ actor: 'operator', messageId: null, now, nextAskAt: null, told: {}, booking: null },
      });
      if (!isMoved) return fail(101);
      const { operatorId } = actor;
      await insertDecision(transaction, {
        ...{ orderId, to: 'returned', operatorId, changeRequestId: null, reason, returnReference, at: now },
      });
      const receipt = await audited(transaction, actor, 'deposit.returned', {
        target: `deposit/${orderId}`,
        siteId: row.site_id,
        before: { state: 'returning' },
        after: { state: 'returned', return_reference: returnReference },
        reason,
      });
      return { ok: true, data: null, receipt };
    }),
  );
}

interface Received {
  readonly amountMinor: bigint;
  readonly currency: Currency;
}

async function inReview(transaction: SqlTransaction, which: Which) {
  const row = await findOfficeDeposit(transaction, { siteId: which.site_id, orderId: which.order_number });
  if (!row) return fail(404);
  if (row.state !== 'review') return fail(101);
  const { received_minor: minor, received_currency: currency } = row;
  if (minor === null || currency === null)
    throw new Error(`deposit ${row.order_id} is in review without money`);
  const received: Received = { amountMinor: BigInt(minor), currency };
  return { ok: true as const, row, received };
}

async function describe(
  transaction: SqlTransaction,
  { row, received }: { readonly row: OfficeDepositRow; readonly received: Received },
  to: 'credited' | 'returning',
) {
  const account = (await accountsOf(transaction, [row.member_id])).get(row.member_id);
  return {
    siteId: row.site_id,
    target: `deposit/${row.order_id}`,
    targetName: `${row.order_id} · ${account ?? `#${row.member_id}`}`,
    amount: received,
    before: { state: row.state },
    after: { state: to, ...presentReceived(received) },
    baseRevision: `${row.state} ${row.changed_at.getTime()}`,
  };
}

async function decide(
  transaction: SqlTransaction,
  { order_id: orderId, psp_id: pspId }: OfficeDepositRow,
  step: {
    readonly to: 'credited' | 'returning';
    readonly cause: 'credited_by_hand' | 'sending_back';
    readonly now: Date;
    readonly reason: string;
    readonly agreed: Agreed;
    readonly booking: Parameters<typeof moveDepositInside>[2]['booking'];
  },
): Promise<boolean> {
  const { to, cause, now, reason, booking } = step;
  const { actor, changeRequestId } = step.agreed;
  const isMoved = await moveDepositInside(transaction, orderId, {
    ...{ pspId, from: 'review', to, cause, actor: 'operator', messageId: null, now },
    ...{ nextAskAt: null, told: {}, booking },
  });
  if (!isMoved) return false;
  const { operatorId } = actor;
  await insertDecision(transaction, {
    ...{ orderId, to, operatorId, changeRequestId, reason, returnReference: null, at: now },
  });
  return true;
}

function recordOf(row: OfficeDepositRow, reason: string, { changeRequestId }: Agreed) {
  return {
    target: `deposit/${row.order_id}`,
    siteId: row.site_id,
    changeRequestId,
    before: { state: row.state },
    reason,
  };
}

function presentReceived({ amountMinor, currency }: Received) {
  return { received: formatMinor(amountMinor, currency), currency };
}
