import { formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { accountsOf, idsOfAccounts } from '#modules/member';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { askDepositRoute } from './deposit/ask-deposit-now.ts';
import type { CashierDeps } from './cashier.deps.ts';
import {
  placeOf,
  presentBooked,
  presentDecidedStep,
  presentDeposit,
  presentMessage,
  presentMore,
  readMessagePlace,
  writeMessagePlace,
} from './cashier.office.present.ts';
import { presentReversal } from './claim/claim.office.routes.ts';
import { listDebtsPaidBy, owedBy } from './claim/debt.repo.ts';
import { listReversalsOf } from './claim/reversal.repo.ts';
import { findRefundable } from './refund/decide-refund.ts';
import { listRefundsOf } from './refund/office-refund.repo.ts';
import { presentRefund } from './refund/refund.office.routes.ts';
import { listRefusals } from './deposit/deposit-refusal.repo.ts';
import { returnedRoute } from './deposit/decide-deposit.ts';
import {
  countWaiting,
  findOfficeDeposit,
  listDecidedSteps,
  listDeposits,
  listFollowing,
  type DepositSearch,
} from './deposit/office-deposit.repo.ts';
import { listMessagesOf, listStrayMessages } from './message/office-message.repo.ts';
import { readPlace } from './order-sort.ts';

const pageSize = 50;

export interface CashierOfficeDeps extends CashierDeps {
  readonly operatorsOf: (operatorIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

/** What members pay in, for those who answer for it. */
export function cashierOfficeRoutes(deps: CashierOfficeDeps): OfficeImplementation[] {
  return [...listRoutes(deps), depositRoute(deps), askDepositRoute(deps), returnedRoute(deps)];
}

function listRoutes({ sql }: CashierOfficeDeps): OfficeImplementation[] {
  async function searchFor(siteId: number, text: string): Promise<DepositSearch | null> {
    if (text === '') return null;
    const account = text.toLowerCase();
    const memberId = (await idsOfAccounts(sql, siteId, [account])).get(account) ?? null;
    return { text, memberId };
  }

  return [
    implementQuery(officeEndpoints.cashierDeposits, async (input, { actor }) => {
      const { site_id: siteId, state, query, sort, cursor, limit = pageSize } = input;
      const rows = await listDeposits(sql, {
        ...{ siteId, state, sort, search: await searchFor(siteId, query) },
        ...{ after: readPlace(cursor), limit: limit + 1 },
      });
      const shown = rows.slice(0, limit);
      const members = await accountsOf(sql, [...new Set(shown.map((row) => row.member_id))]);
      const last = shown.at(-1);
      return succeed({
        list: shown.map((row) => presentDeposit(row, members, actor)),
        next_cursor: rows.length > limit && last ? placeOf(last) : null,
      });
    }),

    implementQuery(officeEndpoints.cashierWaiting, async ({ site_id: siteId }) => {
      const rows = await countWaiting(sql, siteId);
      return succeed({
        list: rows.map(({ state, count, oldest_at: oldestAt }) => ({
          ...{ state, count },
          oldest_at: oldestAt.toISOString(),
        })),
      });
    }),

    implementQuery(officeEndpoints.cashierMessages, async (input) => {
      const { kind, psp_id: pspId, cursor, limit = pageSize } = input;
      const after = readMessagePlace(cursor);
      const rows = await listStrayMessages(sql, { kind, pspId, after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return succeed({
        list: shown.map(presentMessage),
        next_cursor: rows.length > limit && last ? writeMessagePlace(last) : null,
      });
    }),
  ];
}

function depositRoute(deps: CashierOfficeDeps): OfficeImplementation {
  const { sql, ledger, operatorsOf } = deps;
  return implementQuery(officeEndpoints.cashierDeposit, async (input, { actor }) => {
    const { site_id: siteId, order_number: orderId } = input;
    const row = await findOfficeDeposit(sql, { siteId, orderId });
    if (!row) return fail(404);
    const members = await accountsOf(sql, [row.member_id]);
    const steps = await listDecidedSteps(sql, orderId);
    const refunds = await listRefundsOf(sql, orderId);
    const operators = await operatorsOf([...steps, ...refunds].flatMap((each) => each.operator_id ?? []));
    const reversals = await listReversalsOf(sql, orderId);
    const refundable = await findRefundable(deps, sql, orderId);
    const paidDebts = await listDebtsPaidBy(sql, orderId);
    const keys = [
      { scope: 'deposit', key: orderId },
      ...reversals.flatMap(({ psp_id: pspId, reversal_ref: ref }) =>
        ['', ':won_back'].map((ending) => ({ scope: 'reversal', key: `${pspId}:${ref}${ending}` })),
      ),
      ...refunds.flatMap(({ refund_id: id }) =>
        ['hold', 'settle'].map((step) => ({ scope: 'refund', key: `${id}:${step}` })),
      ),
      ...paidDebts.map(({ key }) => ({ scope: 'debt', key })),
    ];
    const booked = await Promise.all(keys.map((of) => ledger.transactionsOf({ siteId, ...of })));
    // what a second payment was told by names the first
    const messages = await listMessagesOf(sql, {
      pspId: row.psp_id,
      orderId: row.follows_order_id ?? orderId,
    });
    return succeed({
      ...presentDeposit(row, members, actor),
      ...presentMore(row),
      followed_by: await listFollowing(sql, orderId),
      refusals: (await listRefusals(sql, orderId)).map(({ at, ...refusal }) => ({
        ...refusal,
        at: at.toISOString(),
      })),
      steps: steps.map((step) => presentDecidedStep(step, operators)),
      messages: messages.map(presentMessage),
      reversals: reversals.map(presentReversal),
      refunds: refunds.map((refund) => presentRefund(refund, operators)),
      refundable:
        typeof refundable === 'number' || refundable.leftMinor === 0n
          ? null
          : formatMinor(refundable.leftMinor, row.currency),
      owes: formatMinor(await owedBy(sql, { memberId: row.member_id, currency: row.currency }), row.currency),
      transactions: booked
        .flat()
        .toSorted((one, other) => one.transactionId - other.transactionId)
        .map(presentBooked),
    });
  });
}
