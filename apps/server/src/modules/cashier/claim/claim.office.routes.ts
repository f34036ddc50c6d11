import { formatMinor } from '@halls/contract';
import { officeEndpoints, type OfficeDataOf } from '@halls/contract/office';
import { accountsOf } from '#modules/member';
import { may } from '#platform/office/may.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { succeed } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { listDebts, type DebtPlace } from './debt.repo.ts';
import { listReversals, type ReversalPlace, type ReversalRow } from './reversal.repo.ts';

const pageSize = 50;

/** What was taken back, and what members owe since. */
export function claimOfficeRoutes({ sql }: Pick<CashierDeps, 'sql'>): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.cashierReversals, async (input, { actor }) => {
      const { site_id: siteId, state, cursor, limit = pageSize } = input;
      const rows = await listReversals(sql, {
        ...{ siteId, state, after: readReversalPlace(cursor), limit: limit + 1 },
      });
      const shown = rows.slice(0, limit);
      const members = await namesOf(shown, may(actor, 'member.read', siteId));
      const last = shown.at(-1);
      return succeed({
        list: shown.map((row) => ({
          ...presentReversal(row),
          order_number: row.order_id,
          member_id: row.member_id,
          member_account: members.get(row.member_id) ?? '',
        })),
        next_cursor: rows.length > limit && last ? `${last.told_at.getTime()} ${last.reversal_ref}` : null,
      });
    }),

    implementQuery(officeEndpoints.cashierDebts, async (input, { actor }) => {
      const { site_id: siteId, cursor, limit = pageSize } = input;
      const rows = await listDebts(sql, { siteId, after: readDebtPlace(cursor), limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const members = await namesOf(shown, may(actor, 'member.read', siteId));
      const last = shown.at(-1);
      return succeed({
        list: shown.map((row) => ({
          member_id: row.member_id,
          member_account: members.get(row.member_id) ?? '',
          currency: row.currency,
          owed: formatMinor(BigInt(row.owed_minor), row.currency),
          since: row.since.toISOString(),
        })),
        next_cursor: rows.length > limit && last ? `${last.since.getTime()} ${last.member_id}` : null,
      });
    }),
  ];

  async function namesOf(rows: readonly { readonly member_id: number }[], maySee: boolean) {
    return maySee
      ? accountsOf(sql, [...new Set(rows.map((row) => row.member_id))])
      : new Map<number, string>();
  }
}

export function presentReversal(row: ReversalRow): OfficeDataOf<'/cashier/deposit'>['reversals'][number] {
  const { currency, won_back_at: wonBackAt, won_back_ref: wonBackRef } = row;
  return {
    psp_id: row.psp_id,
    reversal_ref: row.reversal_ref,
    cause: row.cause,
    state: row.state,
    currency,
    amount: formatMinor(BigInt(row.amount_minor), currency),
    owed: formatMinor(BigInt(row.owed_minor), currency),
    reason: row.reason,
    told_at: row.told_at.toISOString(),
    taken_at: row.taken_at?.toISOString() ?? null,
    won_back:
      wonBackAt === null || wonBackRef === null
        ? null
        : { at: wonBackAt.toISOString(), reference: wonBackRef },
  };
}

/** Null at the beginning, and for what was never a cursor. */
function readReversalPlace(cursor: string | undefined): ReversalPlace | null {
  const [, ms, reversalRef] = /^(\d{1,15}) (\S{1,64})$/.exec(cursor ?? '') ?? [];
  return ms !== undefined && reversalRef !== undefined ? { toldAt: new Date(Number(ms)), reversalRef } : null;
}

function readDebtPlace(cursor: string | undefined): DebtPlace | null {
  const [, ms, memberId] = /^(\d{1,15}) (\d{1,15})$/.exec(cursor ?? '') ?? [];
  return ms !== undefined && memberId !== undefined
    ? { since: new Date(Number(ms)), memberId: Number(memberId) }
    : null;
}
