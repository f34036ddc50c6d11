import type { Language } from '@halls/contract';
import { paymentDeposit, paymentMethods, paymentOrder, paymentRecords } from '@halls/contract/payment';
import { listPayoutAccounts } from '#modules/payout-account';
import { implement, type Implementation } from '#platform/call.ts';
import type { Translate } from '#platform/http/dispatcher.ts';
import { fail, succeed } from '#platform/result.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { listMethods } from './method/method.repo.ts';
import { listRecords } from './list-records.ts';
import { openDeposit } from './deposit/open-deposit.ts';
import { listOrders, type OrderRow } from './order.repo.ts';
import { presentMethod, presentOpening, presentOrder } from './payment.present.ts';
import { readOwnDeposit } from './read-own-deposit.ts';
import { listWithdrawals, listWithdrawalSteps } from './withdrawal/list-withdrawals.repo.ts';
import { presentWithdrawal, presentWithdrawalStep } from './withdrawal/withdrawal.present.ts';

export function paymentRoutes(deps: CashierDeps & { readonly translate: Translate }): Implementation[] {
  const { sql } = deps;

  async function findOrder(memberId: number, orderId: string): Promise<OrderRow | null> {
    const [row] = await listOrders(sql, { memberId, orderId, limit: 1 });
    return row ?? null;
  }

  return [
    implement(paymentMethods, async ({ direction }, { actor: member, language }) => {
      const methods = await listMethods(sql, member, direction);
      return succeed({ list: methods.map((method) => presentMethod(method, language)) });
    }),

    implement(paymentDeposit, async (input, { actor: member, language, siteOrigin }) => {
      const { siteId, memberId, currency } = member;
      const owner = { siteId, memberId, currency };
      const outcome = await openDeposit(deps, owner, {
        methodId: input.method_id,
        amount: input.amount,
        clientKey: input.client_key,
        ...(input.offer_claim_id !== undefined && { offerClaimId: input.offer_claim_id }),
        fields: input.fields ?? {},
        language,
        returnUrl: `${siteOrigin}/user?page=Deposit`,
      });
      if (!outcome.ok) return outcome;
      const row = await findOrder(memberId, outcome.data);
      if (!row) throw new Error(`the order ${outcome.data} is not there`);
      const { order_number, status, amount } = presentOrder(row, language);
      return succeed({ order_number, status, amount: amount ?? input.amount, ...presentOpening(row) });
    }),

    implement(paymentOrder, async ({ order_number: orderId }, { actor: member, language }) => {
      const row = await findOrder(member.memberId, orderId);
      if (!row) return withdrawalOrder(member.memberId, orderId, language);
      return succeed(await readOwnDeposit(sql, row, language, deps.translate));
    }),

    implement(paymentRecords, async (input, { actor: { memberId }, language }) =>
      listRecords(sql, { memberId, language }, input),
    ),
  ];

  async function withdrawalOrder(memberId: number, orderId: string, language: Language) {
    const [row] = await listWithdrawals(sql, { memberId, orderId, limit: 1 });
    if (!row) return fail(404);
    const steps = await listWithdrawalSteps(sql, orderId);
    return succeed({
      ...presentWithdrawal(row, await listPayoutAccounts(sql, [row.payout_account_id])),
      timeline: steps.map((step) => presentWithdrawalStep(step, sayIn(language))),
    });
  }

  function sayIn(language: Language) {
    return (key: Parameters<Translate>[1]) => deps.translate(language, key);
  }
}
