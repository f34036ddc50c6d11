import type { Language, RequestOf } from '@halls/contract';
import { depositStatuses, withdrawalStatuses, type paymentRecords } from '@halls/contract/payment';
import { listPayoutAccounts } from '#modules/payout-account';
import type { Sql } from '#platform/database.ts';
import { failFields, succeed } from '#platform/result.ts';
import { listOrders } from './order.repo.ts';
import { comparePlaces, presentOrder, readCursor, writeCursor } from './payment.present.ts';
import { listWithdrawals } from './withdrawal/list-withdrawals.repo.ts';
import { presentWithdrawal } from './withdrawal/withdrawal.present.ts';

const pageSize = 20;

/** A page of what a member has paid in and taken out, the newest first: each kind has its table. */
export async function listRecords(
  sql: Sql,
  { memberId, language }: { readonly memberId: number; readonly language: Language },
  { direction, status, from, to, cursor }: RequestOf<typeof paymentRecords>,
) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (after === null) return failFields({ cursor: 'error.field_format' });
  const asked = {
    memberId,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    after,
    limit: pageSize + 1,
  };
  const deposits =
    direction === 'withdrawal' || !isStateOf(depositStatuses, status)
      ? []
      : await listOrders(sql, { ...asked, state: status });
  const withdrawals =
    direction === 'deposit' || !isStateOf(withdrawalStatuses, status)
      ? []
      : await listWithdrawals(sql, { ...asked, state: status });
  const accounts = await listPayoutAccounts(sql, [
    ...new Set(withdrawals.map((row) => row.payout_account_id)),
  ]);
  const rows = [
    ...deposits.map((row) => ({ row, shown: presentOrder(row, language) })),
    ...withdrawals.map((row) => ({ row, shown: presentWithdrawal(row, accounts) })),
  ].toSorted((one, other) => comparePlaces(other.row, one.row));
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return succeed({
    list: page.map(({ shown }) => shown),
    next_cursor: rows.length > pageSize && last ? writeCursor(last.row) : null,
  });
}

/** Whether orders that may be in these states are asked for; without a state all are. */
function isStateOf<State extends string>(
  states: readonly State[],
  state: string | undefined,
): state is State | undefined {
  return state === undefined || (states as readonly string[]).includes(state);
}
