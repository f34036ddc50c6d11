import type { Language } from '@halls/contract';
import { paymentDeposit, paymentMethods, paymentOrder, paymentRecords } from '@halls/contract/payment';
import { implement, type Implementation } from '#platform/call.ts';
import type { Translate } from '#platform/http/dispatcher.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { listMethods } from './method.repo.ts';
import { openDeposit } from './open-deposit.ts';
import { listOrders, listSteps, type OrderRow } from './order.repo.ts';
import {
  presentMethod,
  presentOpening,
  presentOrder,
  presentStep,
  readCursor,
  writeCursor,
} from './payment.present.ts';

const pageSize = 20;

export function paymentRoutes(deps: CashierDeps & { readonly translate: Translate }): Implementation[] {
  const { sql } = deps;

  async function findOrder(memberId: number, orderId: string): Promise<OrderRow | null> {
    const [row] = await listOrders(sql, { memberId, orderId, limit: 1 });
    return row ?? null;
  }

  return [
    implement(paymentMethods, async (_, { actor: member, language }) => {
      const methods = await listMethods(sql, member);
      return succeed({ list: methods.map((method) => presentMethod(method, language)) });
    }),

    implement(paymentDeposit, async (input, { actor: member, language, siteOrigin }) => {
      const outcome = await openDeposit(deps, member, {
        methodId: input.method_id,
        amount: input.amount,
        clientKey: input.client_key,
        fields: input.fields ?? {},
        language,
        returnUrl: `${siteOrigin}/user?page=Deposit`,
      });
      if (!outcome.ok) return outcome;
      const row = await findOrder(member.memberId, outcome.data);
      if (!row) throw new Error(`the order ${outcome.data} is not there`);
      const { order_number, status, amount } = presentOrder(row, language);
      return succeed({ order_number, status, amount: amount ?? input.amount, ...presentOpening(row) });
    }),

    implement(paymentOrder, async ({ order_number: orderId }, { actor: member, language }) => {
      const row = await findOrder(member.memberId, orderId);
      if (!row) return fail(404);
      const steps = await listSteps(sql, orderId);
      return succeed({
        ...presentOrder(row, language),
        ...presentOpening(row),
        timeline: steps.map((step) => presentStep(step, sayIn(language))),
      });
    }),

    implement(paymentRecords, async ({ status, from, to, cursor }, { actor: member, language }) => {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (after === null) return failFields({ cursor: 'error.field_format' });
      const rows = await listOrders(sql, {
        memberId: member.memberId,
        state: status,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
        after,
        limit: pageSize + 1,
      });
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return succeed({
        list: page.map((row) => presentOrder(row, language)),
        next_cursor: rows.length > pageSize && last ? writeCursor(last) : null,
      });
    }),
  ];

  function sayIn(language: Language) {
    return (key: Parameters<Translate>[1]) => deps.translate(language, key);
  }
}
