import { formatMinor } from '@halls/contract';
import { paymentWithdrawal, paymentWithdrawalPreview } from '@halls/contract/payment';
import { implement, type Implementation } from '#platform/call.ts';
import { succeed } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { listWithdrawals, sumUnderWay } from './list-withdrawals.repo.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { statusOf } from './withdrawal.present.ts';

export function withdrawalRoutes(deps: CashierDeps): Implementation[] {
  const { sql } = deps;
  return [
    implement(paymentWithdrawalPreview, async (_, { actor: { siteId, memberId, currency } }) => {
      const owner = { siteId, memberId, currency };
      const [balanceMinor, underWayMinor, turnover] = await Promise.all([
        deps.ledger.balanceOf(owner),
        sumUnderWay(sql, owner),
        deps.screening.turnoverLeft(owner),
      ]);
      const format = (minor: bigint) => formatMinor(minor, currency);
      const keptMinor = turnover?.heldMinor ?? 0n;
      const heldMinor = keptMinor < balanceMinor ? keptMinor : balanceMinor;
      return succeed({
        withdrawable: format(balanceMinor - heldMinor),
        held: [
          ...(turnover && heldMinor > 0n
            ? [{ reason: 'turnover' as const, amount: format(heldMinor), left: format(turnover.leftMinor) }]
            : []),
          ...(underWayMinor > 0n ? [{ reason: 'under_way' as const, amount: format(underWayMinor) }] : []),
        ],
        requirements: (turnover?.open ?? []).map(({ source, at, receivedMinor, askedMinor, leftMinor }) => ({
          ...{ source, at: at.toISOString(), amount: format(receivedMinor) },
          ...{ asked: format(askedMinor), left: format(leftMinor) },
        })),
      });
    }),

    implement(paymentWithdrawal, async (input, { actor: member }) => {
      const outcome = await requestWithdrawal(deps, member, input);
      if (!outcome.ok) return outcome;
      const orderId = outcome.data;
      const [row] = await listWithdrawals(sql, { memberId: member.memberId, orderId, limit: 1 });
      if (!row) throw new Error(`the order ${orderId} is not there`);
      return succeed({ order_number: orderId, status: statusOf(row.state) });
    }),
  ];
}
