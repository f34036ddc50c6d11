import { formatMinor } from '@halls/contract';
import { officeEndpoints, type WithdrawalRejection } from '@halls/contract/office';
import { accountsOf } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Agreed, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import {
  findOfficeWithdrawal,
  insertWithdrawalDecision,
  type OfficeWithdrawalRow,
} from './office-withdrawal.repo.ts';
import { moveWithdrawalInside } from './withdrawal.repo.ts';
import type { WithdrawalCause } from './withdrawal.rules.ts';

type Deps = Pick<CashierDeps, 'clock'>;
type To = 'approved' | 'rejected';

/**
 * A withdrawal in review is paid next. It is moved only out of review, so of any number of requests that are agreed to at
 * once one decides.
 */
export function approveWithdrawalOf(deps: Deps): Approvable {
  return defineApprovable(officeEndpoints.cashierApproveWithdrawal, {
    describe: (transaction, input) => describe(transaction, input, 'approved'),
    apply: (transaction, { reason, ...which }, agreed) =>
      decide(deps, transaction, which, {
        ...{ to: 'approved', audit: 'withdrawal.approved', cause: 'approved_by_hand', reason, agreed },
      }),
  });
}

/** A withdrawal in review is not paid: its money goes back to the wallet, and the member is told why in words of ours. */
export function rejectWithdrawalOf(deps: Deps): Approvable {
  return defineApprovable(officeEndpoints.cashierRejectWithdrawal, {
    describe: (transaction, input) => describe(transaction, input, 'rejected', input.told),
    apply: (transaction, { reason, told, ...which }, agreed) =>
      decide(deps, transaction, which, {
        ...{ to: 'rejected', audit: 'withdrawal.rejected', cause: `rejected_${told}`, reason, agreed },
      }),
  });
}

interface Which {
  readonly site_id: number;
  readonly order_number: string;
}

async function inReview(transaction: SqlTransaction, which: Which) {
  const row = await findOfficeWithdrawal(transaction, { siteId: which.site_id, orderId: which.order_number });
  if (!row) return fail(404);
  return row.state === 'review' ? { ok: true as const, row } : fail(101);
}

async function describe(
  transaction: SqlTransaction,
  which: Which,
  to: To,
  told: WithdrawalRejection | null = null,
) {
  const looked = await inReview(transaction, which);
  if (!looked.ok) return looked;
  const { row } = looked;
  const account = (await accountsOf(transaction, [row.member_id])).get(row.member_id);
  return {
    siteId: row.site_id,
    target: `withdrawal/${row.order_id}`,
    targetName: `${row.order_id} · ${account ?? `#${row.member_id}`}`,
    amount: { amountMinor: BigInt(row.amount_minor), currency: row.currency },
    before: { state: row.state },
    after: { state: to, ...presentAmount(row), ...(told !== null && { told }) },
    baseRevision: `${row.state} ${row.changed_at.getTime()}`,
  };
}

async function decide<Audit extends 'withdrawal.approved' | 'withdrawal.rejected'>(
  { clock }: Deps,
  transaction: SqlTransaction,
  which: Which,
  decision: {
    readonly to: To;
    readonly audit: Audit;
    readonly cause: WithdrawalCause;
    readonly reason: string;
    readonly agreed: Agreed;
  },
) {
  const looked = await inReview(transaction, which);
  if (!looked.ok) return looked;
  const { row } = looked;
  const { to, cause, reason } = decision;
  const { actor, changeRequestId } = decision.agreed;
  const now = clock();
  const moved = await moveWithdrawalInside(transaction, {
    from: { orderId: row.order_id, state: 'review', attempts: row.attempts },
    ...{ to, cause, actor: 'operator', messageId: null, now, nextAt: now, told: {}, booking: null },
  });
  if (moved === null) return fail(101);
  const { operatorId } = actor;
  await insertWithdrawalDecision(transaction, {
    ...{ orderId: row.order_id, to, operatorId, changeRequestId, reason, at: now },
  });
  const receipt = await audited(transaction, actor, decision.audit, {
    target: `withdrawal/${row.order_id}`,
    siteId: row.site_id,
    changeRequestId,
    before: { state: row.state },
    after: { state: to, ...presentAmount(row) },
    reason,
  });
  return { ok: true as const, receipt };
}

function presentAmount({ amount_minor: minor, currency }: OfficeWithdrawalRow) {
  return { amount: formatMinor(BigInt(minor), currency), currency };
}
