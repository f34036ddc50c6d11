import { formatMinor, type Language } from '@halls/contract';
import type { Sql } from '#platform/database.ts';
import type { Translate } from '#platform/http/dispatcher.ts';
import { listDebtsPaidBy } from './claim/debt.repo.ts';
import { listReversalsOf } from './claim/reversal.repo.ts';
import { listRefundsOf } from './refund/office-refund.repo.ts';
import { listSteps, type OrderRow } from './order.repo.ts';
import { presentDepositOrder, statusOf } from './payment.present.ts';

/** They say no amount: what was taken or given back, each time, does. */
const claims: ReadonlySet<string> = new Set(['reversed', 'won_back', 'refunded']);

/** A deposit for the member whose it is: with what was taken or given back of it, and what it has paid of what they owed. */
export async function readOwnDeposit(sql: Sql, row: OrderRow, language: Language, translate: Translate) {
  const steps = await listSteps(sql, row.order_id);
  const order = presentDepositOrder(
    row,
    steps.filter(({ cause }) => !claims.has(cause)),
    language,
    translate,
  );
  const claimed = (await listClaimed(sql, row.order_id)).map(({ at, key, minor }) => ({
    ...{ status: statusOf(row.state), at: at.toISOString(), text: translate(language, key) },
    amount: formatMinor(minor, row.currency),
  }));
  const timeline = [...order.timeline, ...claimed].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  return { ...order, timeline };
}

async function listClaimed(sql: Sql, orderId: string) {
  const reversals = await listReversalsOf(sql, orderId);
  const refunds = await listRefundsOf(sql, orderId);
  const debts = await listDebtsPaidBy(sql, orderId);
  return [
    ...reversals.flatMap(({ taken_at: takenAt, won_back_at: wonBackAt, amount_minor: amount }) => {
      const minor = BigInt(amount);
      return [
        ...(takenAt ? [{ at: takenAt, key: 'deposit_step.taken_back' as const, minor }] : []),
        ...(takenAt && wonBackAt ? [{ at: wonBackAt, key: 'deposit_step.won_back' as const, minor }] : []),
      ];
    }),
    ...refunds.flatMap(({ state, asked_at: askedAt, ended_at: endedAt, amount_minor: amount }) => {
      const minor = BigInt(amount);
      const ended = state === 'paid' ? 'deposit_step.refunded' : 'deposit_step.refund_refused';
      return [
        { at: askedAt, key: 'deposit_step.refund_asked' as const, minor },
        ...(endedAt ? [{ at: endedAt, key: ended, minor } as const] : []),
      ];
    }),
    ...debts.map(({ at, amountMinor: minor }) => ({ at, key: 'deposit_step.debt_paid' as const, minor })),
  ];
}
