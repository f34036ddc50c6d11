import { formatMinor } from '@halls/contract';
import { paymentWithdrawal, paymentWithdrawalPreview } from '@halls/contract/payment';
import { implement, type Implementation } from '#platform/call.ts';
import { succeed } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { owedBy } from '../claim/debt.repo.ts';
import { listWithdrawals, sumUnderWay } from './list-withdrawals.repo.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { statusOf } from './withdrawal.present.ts';

export function withdrawalRoutes(deps: CashierDeps): Implementation[] {
  const { sql } = deps;
  return [
    implement(paymentWithdrawalPreview, async (_, { actor: { siteId, memberId, currency } }) => {
      const owner = { siteId, memberId, currency };
      const [balanceMinor, owedMinor, underWayMinor, turnover] = await Promise.all([
        deps.ledger.balanceOf(owner),
        owedBy(sql, owner),
        sumUnderWay(sql, owner),
        deps.screening.turnoverLeft(owner),
      ]);
      const format = (minor: bigint) => formatMinor(minor, currency);
      const keptMinor = least(owedMinor, balanceMinor);
      const heldMinor = least(turnover?.heldMinor ?? 0n, balanceMinor - keptMinor);
      return succeed({
        withdrawable: format(balanceMinor - keptMinor - heldMinor),
        held: [
          ...(turnover && heldMinor > 0n
            ? [{ reason: 'turnover' as const, amount: format(heldMinor), left: format(turnover.leftMinor) }]
            : []),
          ...(owedMinor > 0n ? [{ reason: 'debt' as const, amount: format(owedMinor) }] : []),
          ...(underWayMinor > 0n ? [{ reason: 'under_way' as const, amount: format(underWayMinor) }] : []),
        ],
        requirements: (turnover?.open ?? []).map(({ source, at, receivedMinor, askedMinor, leftMinor }) => ({
          ...{ source, at: at.toISOString(), amount: format(receivedMinor) },
          ...{ asked: format(askedMinor), left: format(leftMinor) },
        })),
      });
    }),

    implement(paymentWithdrawal, async (input, { actor: member }) => {
      const outcome = await requestWithdrawal({ ...deps, sql: deps.prepared }, member, input);
      if (!outcome.ok) return outcome;
      const orderId = outcome.data;
      const [row] = await listWithdrawals(deps.prepared, { memberId: member.memberId, orderId, limit: 1 });
      if (!row) throw new Error(`the order ${orderId} is not there`);
      return succeed({ order_number: orderId, status: statusOf(row.state) });
    }),
  ];
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
