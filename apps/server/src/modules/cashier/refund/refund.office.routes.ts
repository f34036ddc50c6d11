import { formatMinor } from '@halls/contract';
import { officeEndpoints, type OfficeDataOf } from '@halls/contract/office';
import { accountsOf } from '#modules/member';
import { operatorRef } from '#platform/office/present-operator.ts';
import { may } from '#platform/office/may.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { succeed } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { listRefunds, type RefundPlace, type RefundRow } from './office-refund.repo.ts';

const pageSize = 50;

/** What the house gives back of deposits. */
export function refundOfficeRoutes({
  sql,
  operatorsOf,
}: Pick<CashierDeps, 'sql'> & {
  readonly operatorsOf: (operatorIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.cashierRefunds, async (input, { actor }) => {
      const { site_id: siteId, state, cursor, limit = pageSize } = input;
      const after = readPlace(cursor);
      const rows = await listRefunds(sql, { siteId, isOpen: state === 'open', after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const operators = await operatorsOf(shown.map((row) => row.operator_id));
      const members = may(actor, 'member.read', siteId)
        ? await accountsOf(sql, [...new Set(shown.map((row) => row.member_id))])
        : new Map<number, string>();
      const last = shown.at(-1);
      return succeed({
        list: shown.map((row) => ({
          ...presentRefund(row, operators),
          order_number: row.order_id,
          member_id: row.member_id,
          member_account: members.get(row.member_id) ?? '',
        })),
        next_cursor: rows.length > limit && last ? `${last.asked_at.getTime()} ${last.refund_id}` : null,
      });
    }),
  ];
}

export function presentRefund(
  row: RefundRow,
  operators: ReadonlyMap<number, string>,
): OfficeDataOf<'/cashier/deposit'>['refunds'][number] {
  const { currency, operator_id: operatorId } = row;
  return {
    refund_id: row.refund_id,
    psp_id: row.psp_id,
    state: row.state,
    currency,
    amount: formatMinor(BigInt(row.amount_minor), currency),
    psp_ref: row.psp_ref,
    refund_ref: row.refund_ref,
    refusal_code: row.refusal_code,
    decision: {
      operator: operatorRef(operatorId, operators),
      reason: row.reason,
      change_request_id: row.change_request_id,
    },
    asked_at: row.asked_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

/** Null at the beginning, and for what was never a cursor. */
function readPlace(cursor: string | undefined): RefundPlace | null {
  const [, ms, refundId] = /^(\d{1,15}) (\S{1,64})$/.exec(cursor ?? '') ?? [];
  return ms !== undefined && refundId !== undefined ? { askedAt: new Date(Number(ms)), refundId } : null;
}
