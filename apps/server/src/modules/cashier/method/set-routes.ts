import { formatMinor, readMinor, type Currency } from '@halls/contract';
import { officeEndpoints, type OfficePaymentRoute } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { lockMethod, setPolicy, type StoredTerms } from './method.repo.ts';
import { findService } from '../service/payment-service.repo.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { listRoutesNow, replaceRoutes } from './route.repo.ts';
import type { PaymentRoute, RoutePolicy } from './route.rules.ts';

interface Asked {
  readonly method_id: number;
  readonly policy: RoutePolicy;
  readonly routes: readonly OfficePaymentRoute[];
}

/** Who takes the orders of a method, and how they share them. Orders that are under way stay where they are. */
export function setRoutesOf({ sealing }: Pick<CashierDeps, 'sealing'>): Approvable {
  async function look(transaction: SqlTransaction, { method_id: methodId, policy, routes: asked }: Asked) {
    const method = await lockMethod(transaction, methodId);
    if (!method) return fail(404);
    const routes: PaymentRoute[] = [];
    for (const [place, each] of asked.entries()) {
      const route = readRoute(each, method);
      if (route === 'crossed') return fail(102);
      if (typeof route === 'string')
        return failFields({ [`routes.${place}.${route}`]: 'error.field_format' });
      const isTwice = routes.some(({ pspId }) => pspId === route.pspId);
      const service = await findService({ sql: transaction, sealing }, route.pspId);
      if (isTwice || !service) return fail(103);
      routes.push(route);
    }
    const present = (route: PaymentRoute) => presentRoute(route, method.currency);
    const known = (await listRoutesNow(transaction, [methodId])).get(methodId) ?? [];
    const before = { policy: method.policy, routes: known.map(present) };
    const sorted = routes.toSorted((one, other) => (one.pspId < other.pspId ? -1 : 1));
    const after = { policy, routes: sorted.map(present) };
    if (JSON.stringify(before) === JSON.stringify(after)) return fail(101);
    return { ok: true as const, method, routes, before, after };
  }

  return defineApprovable(officeEndpoints.paymentServiceSetRoutes, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { method, before, after } = looked;
      return { ...placeOf(method), before, after, baseRevision: JSON.stringify(before) };
    },

    async apply(transaction, input, agreed) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { method, routes, before, after } = looked;
      await setPolicy(transaction, method.methodId, input.policy);
      await replaceRoutes(transaction, method.methodId, routes);
      const receipt = await audited(transaction, agreed.actor, 'payment_service.routes_set', {
        ...{ target: placeOf(method).target, before, after, reason: input.reason },
        changeRequestId: agreed.changeRequestId,
      });
      return { ok: true, receipt };
    },
  });
}

function placeOf({ methodId, code, currency, direction, siteId }: StoredTerms) {
  const targetName = `${code} ${currency} · ${direction} · #${siteId}`;
  return { siteId: null, target: `payment_method/${methodId}`, targetName };
}

const amountFields = ['cost_fixed', 'min', 'max'] as const;

/** Else the field that the currency knows no such amount of; `crossed`: no amount would come by it. */
function readRoute(
  asked: OfficePaymentRoute,
  method: StoredTerms,
): PaymentRoute | (typeof amountFields)[number] | 'crossed' {
  const [costFixedMinor, minMinor, maxMinor] = amountFields.map((field) => {
    const amount = asked[field];
    return amount === null ? null : readMinor(amount, method.currency);
  });
  const read = { cost_fixed: costFixedMinor, min: minMinor || null, max: maxMinor };
  const wrong = amountFields.find((field) => asked[field] !== null && (read[field] ?? null) === null);
  if (wrong) return wrong;
  const limits = { minMinor: read.min, maxMinor: read.max ?? null };
  if ((limits.minMinor ?? method.minMinor) > (limits.maxMinor ?? method.maxMinor)) return 'crossed';
  return {
    ...{ pspId: asked.psp_id, pspMethod: asked.method, weight: asked.weight, ...limits },
    costBp: Math.round(Number(asked.cost_percent) * 100),
    costFixedMinor: costFixedMinor ?? 0n,
    isActive: asked.is_active,
    canRefund: asked.can_refund,
  };
}

export function presentRoute(route: PaymentRoute, currency: Currency): OfficePaymentRoute {
  return {
    psp_id: route.pspId,
    method: route.pspMethod,
    weight: route.weight,
    cost_percent: (route.costBp / 100).toFixed(2),
    cost_fixed: formatMinor(route.costFixedMinor, currency),
    min: route.minMinor === null ? null : formatMinor(route.minMinor, currency),
    max: route.maxMinor === null ? null : formatMinor(route.maxMinor, currency),
    is_active: route.isActive,
    can_refund: route.canRefund,
  };
}
