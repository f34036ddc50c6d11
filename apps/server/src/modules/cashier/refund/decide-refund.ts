import { formatMinor, readMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { accountsOf } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { findOfficeDeposit } from '../deposit/office-deposit.repo.ts';
import { newOrderNumber } from '../order-number.ts';
import { readRefundable, requestRefund } from './refund.repo.ts';

interface Asked {
  readonly site_id: number;
  readonly order_number: string;
  readonly amount: string;
}

const codes = { not_credited: 101, too_much: 102, under_way: 104, insufficient: 105 } as const;

/**
 * Money of a credited deposit is given back the way it came. It is held by the commit that decides it; the service is
 * called afterwards, by whoever carries refunds on.
 */
export function refundOf(deps: CashierDeps): Approvable {
  const { clock, ledger } = deps;
  async function look(
    transaction: SqlTransaction,
    { site_id: siteId, order_number: orderId, amount }: Asked,
  ) {
    const row = await findOfficeDeposit(transaction, { siteId, orderId });
    if (!row) return fail(404);
    const { currency } = row;
    const amountMinor = readMinor(amount, currency);
    if (amountMinor === null || amountMinor === 0n) return failFields({ amount: 'error.field_format' });
    const refundable = await findRefundable(deps, transaction, orderId);
    if (typeof refundable === 'number') return fail(refundable);
    if (amountMinor > refundable.leftMinor) return fail(codes.too_much);
    return { ok: true as const, row, amountMinor, currency };
  }

  return defineApprovable(officeEndpoints.cashierRefund, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { row, amountMinor, currency } = looked;
      const { site_id: siteId, member_id: memberId, order_id: orderId } = row;
      if ((await ledger.balanceOf({ siteId, memberId, currency })) < amountMinor)
        return fail(codes.insufficient);
      const account = (await accountsOf(transaction, [memberId])).get(memberId);
      return {
        siteId,
        target: `deposit/${orderId}`,
        targetName: `${orderId} · ${account ?? `#${memberId}`}`,
        amount: { amountMinor, currency },
        before: {},
        after: { refunded: formatMinor(amountMinor, currency), currency },
        baseRevision: '',
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { row, amountMinor, currency } = looked;
      const { reason } = input;
      const now = clock();
      const refundId = newOrderNumber(now, 'R');
      const outcome = await requestRefund(transaction, {
        ...{ refundId, orderId: row.order_id, amountMinor, changeRequestId, reason, now },
        operatorId: actor.operatorId,
      });
      if (outcome !== 'asked') return fail(codes[outcome]);
      const receipt = await audited(transaction, actor, 'deposit.refunded', {
        target: `deposit/${row.order_id}`,
        siteId: row.site_id,
        changeRequestId,
        before: {},
        after: { refund: refundId, refunded: formatMinor(amountMinor, currency), currency },
        reason,
      });
      return { ok: true, receipt };
    },
  });
}

/** How much of a deposit may be given back now; else the code that says why nothing. */
export async function findRefundable(
  { adapters }: Pick<CashierDeps, 'adapters'>,
  sql: SqlOrTransaction,
  orderId: string,
): Promise<{ readonly leftMinor: bigint } | 101 | 103 | 104> {
  const found = await readRefundable(sql, orderId);
  if (!found) return codes.not_credited;
  const takesAny = found.serviceState === 'active' || found.serviceState === 'draining';
  const isKnown = Object.hasOwn(adapters, found.adapter) && adapters[found.adapter]?.refunds !== undefined;
  if (!found.canRefund || !takesAny || !isKnown) return 103;
  if (found.isUnderWay) return codes.under_way;
  return { leftMinor: found.leftMinor };
}
