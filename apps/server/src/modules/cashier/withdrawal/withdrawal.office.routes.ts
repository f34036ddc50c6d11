import { formatMinor } from '@halls/contract';
import { officeEndpoints, type OfficeDataOf } from '@halls/contract/office';
import { accountsOf, idsOfAccounts } from '#modules/member';
import { listPayoutAccounts, type ShownPayoutAccount } from '#modules/payout-account';
import type { Operator } from '#platform/actor.ts';
import { may } from '#platform/office/may.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { operatorRef } from '#platform/office/present-operator.ts';
import { fail, succeed } from '#platform/result.ts';
import { presentBooked, presentMessage } from '../cashier.office.present.ts';
import type { CashierOfficeDeps } from '../cashier.office.routes.ts';
import { listMessagesOfOrder } from '../message/office-message.repo.ts';
import { readPlace, writePlace } from '../order-sort.ts';
import {
  findOfficeWithdrawal,
  listDecidedWithdrawalSteps,
  listOfficeAttempts,
  listOfficeWithdrawals,
  type DecidedWithdrawalStep,
  type OfficeWithdrawalRow,
} from './office-withdrawal.repo.ts';
import { boundsRoute } from './set-bounds.ts';
import { statusOf } from './withdrawal.present.ts';

const pageSize = 50;

type Line = OfficeDataOf<'/cashier/withdrawals'>['list'][number];
type Step = OfficeDataOf<'/cashier/withdrawal'>['steps'][number];

/** What members take out, for those who answer for it. */
export function withdrawalOfficeRoutes(deps: CashierOfficeDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.cashierWithdrawals, async (input, { actor }) => {
      const { site_id: siteId, state, query, sort, cursor, limit = pageSize } = input;
      const account = query.toLowerCase();
      const memberId = query && ((await idsOfAccounts(sql, siteId, [account])).get(account) ?? null);
      const rows = await listOfficeWithdrawals(sql, {
        ...{ siteId, state, sort, search: query ? { text: query, memberId: memberId || null } : null },
        ...{ after: readPlace(cursor), limit: limit + 1 },
      });
      const shown = rows.slice(0, limit);
      const present = await presenterOf(deps, shown, actor);
      const last = shown.at(-1);
      return succeed({
        list: shown.map(present),
        next_cursor: rows.length > limit && last ? placeOf(last) : null,
      });
    }),
    withdrawalRoute(deps),
    boundsRoute(deps),
  ];
}

function placeOf(row: OfficeWithdrawalRow): string {
  return writePlace({
    ...{ changedAt: row.changed_at, currency: row.currency, orderId: row.order_id },
    amountMinor: BigInt(row.amount_minor),
  });
}

function withdrawalRoute(deps: CashierOfficeDeps): OfficeImplementation {
  const { sql, ledger, operatorsOf } = deps;
  return implementQuery(officeEndpoints.cashierWithdrawal, async (input, { actor }) => {
    const { site_id: siteId, order_number: orderId } = input;
    const row = await findOfficeWithdrawal(sql, { siteId, orderId });
    if (!row) return fail(404);
    const present = await presenterOf(deps, [row], actor);
    const account = (await listPayoutAccounts(sql, [row.payout_account_id])).get(row.payout_account_id);
    const steps = await listDecidedWithdrawalSteps(sql, orderId);
    const operators = await operatorsOf(steps.flatMap((step) => step.operator_id ?? []));
    const keys = ['hold', 'settle', 'bounce'].map((step) => `${orderId}:${step}`);
    const booked = await Promise.all(
      keys.map((key) => ledger.transactionsOf({ siteId, scope: 'withdrawal', key })),
    );
    return succeed({
      ...present(row),
      risk_decision_id: row.risk_decision_id,
      next_at: row.next_at?.toISOString() ?? null,
      tries: row.tries,
      account: {
        account_id: row.payout_account_id,
        added_at: (account?.addedAt ?? row.created_at).toISOString(),
        is_removed: account?.isRemoved ?? true,
      },
      steps: steps.map((step) => presentStep(step, operators)),
      attempts: (await listOfficeAttempts(sql, orderId)).map((attempt) => ({
        ...attempt,
        sent_at: attempt.sent_at.toISOString(),
      })),
      messages: (await listMessagesOfOrder(sql, orderId)).map(presentMessage),
      transactions: booked.flat().map(presentBooked),
    });
  });
}

/** Rows as lists show them, with whose they are and where they go. */
async function presenterOf(
  { sql }: CashierOfficeDeps,
  rows: readonly OfficeWithdrawalRow[],
  reader: Pick<Operator, 'grants'>,
): Promise<(row: OfficeWithdrawalRow) => Line> {
  const members = await accountsOf(sql, [...new Set(rows.map((row) => row.member_id))]);
  const accounts: ReadonlyMap<string, ShownPayoutAccount> = await listPayoutAccounts(sql, [
    ...new Set(rows.map((row) => row.payout_account_id)),
  ]);
  return (row) => {
    const account = accounts.get(row.payout_account_id);
    return {
      order_number: row.order_id,
      site_id: row.site_id,
      member_id: row.member_id,
      member_account: may(reader, 'member.read', row.site_id) ? (members.get(row.member_id) ?? '') : '',
      state: statusOf(row.state),
      currency: row.currency,
      amount: formatMinor(BigInt(row.amount_minor), row.currency),
      bank_name: account?.bankName ?? '',
      number_end: account?.numberEnd ?? '',
      created_at: row.created_at.toISOString(),
      changed_at: row.changed_at.toISOString(),
    };
  };
}

function presentStep(row: DecidedWithdrawalStep, operators: ReadonlyMap<number, string>): Step {
  const { operator_id: operatorId, change_request_id: changeRequestId } = row;
  return {
    state: statusOf(row.to_state),
    cause: row.cause,
    actor: row.actor,
    at: row.at.toISOString(),
    decision:
      operatorId === null || changeRequestId === null
        ? null
        : {
            operator: operatorRef(operatorId, operators),
            reason: row.reason ?? '',
            change_request_id: changeRequestId,
          },
  };
}
