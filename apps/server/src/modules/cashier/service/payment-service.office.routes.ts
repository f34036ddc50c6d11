import { formatMinor, parseMinor } from '@halls/contract';
import { officeEndpoints, type OfficePaymentMethod, type OfficePaymentService } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { showServiceKeyRoute } from './change-service-key.ts';
import {
  findMethodTerms,
  listMethodTerms,
  lockMethod,
  setMethod,
  type MethodTerms,
  type StoredTerms,
} from '../method/method.repo.ts';
import { listServices, lockService, setServiceState } from './payment-service.repo.ts';
import type { PaymentService } from './payment-service.ts';
import { countOrders, listRoutesNow } from '../method/route.repo.ts';
import type { PaymentRoute } from '../method/route.rules.ts';
import { listHealth, returnService, type Drained, type ServiceHealth } from './service-health.repo.ts';
import { presentRoute } from '../method/set-routes.ts';

const healthOfMs = 24 * 60 * 60_000;

/** Payment services, for those who answer for them. */
export function paymentServiceOfficeRoutes(deps: CashierDeps): OfficeImplementation[] {
  const { sql, sealing, clock } = deps;
  return [
    implementQuery(officeEndpoints.paymentServiceList, async () => {
      const health = await listHealth(sql, new Date(clock().getTime() - healthOfMs));
      const services = await listServices({ sql, sealing });
      return succeed({ list: services.map((service) => present(service, health.get(service.pspId))) });
    }),

    implementQuery(officeEndpoints.paymentServiceMethods, async ({ psp_id: pspId }) => {
      const methods = await listMethodTerms(sql, pspId);
      const routes = await listRoutesNow(
        sql,
        methods.map(({ methodId }) => methodId),
      );
      return succeed({
        list: methods.map((method) => presentMethod(method, routes.get(method.methodId) ?? [])),
      });
    }),

    implementQuery(officeEndpoints.paymentServiceRoutes, async ({ method_id: methodId }) => {
      const method = await findMethodTerms(sql, methodId);
      if (!method) return fail(404);
      const routes = (await listRoutesNow(sql, [methodId])).get(methodId) ?? [];
      const since = new Date(clock().getTime() - healthOfMs);
      const health = await listHealth(sql, since);
      const asked = await countOrders(sql, method, since);
      return succeed({
        method: presentMethod(method, routes),
        list: routes.map((route) => ({
          ...presentRoute(route, method.currency),
          state: route.serviceState,
          drained: presentDrained(health.get(route.pspId)?.drained ?? null),
          asked: asked.get(route.pspId) ?? 0,
        })),
      });
    }),

    implementChange(officeEndpoints.paymentServiceSetState, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const { psp_id: pspId, state, reason } = input;
        const service = await lockService({ sql: transaction, sealing }, pspId);
        if (!service) return fail(404);
        // to set one active that is drained is to take it back
        const isReturned = state === 'active' && (await returnService(transaction, pspId, now));
        if (service.state === state && !isReturned) return fail(101);
        await setServiceState(transaction, pspId, { state, at: now, reason });
        const receipt = await audited(transaction, actor, 'payment_service.state_set', {
          target: `payment_service/${pspId}`,
          before: { state: service.state, ...(isReturned && { drained: true }) },
          after: { state, ...(isReturned && { drained: false }) },
          reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),

    setMethodRoute(deps),
    showServiceKeyRoute(deps),
  ];
}

function setMethodRoute({ sql }: CashierDeps): OfficeImplementation {
  return implementChange(officeEndpoints.paymentServiceSetMethod, (input, { actor }) =>
    sql.transaction().execute(async (transaction) => {
      const method = await lockMethod(transaction, input.method_id);
      if (!method) return fail(404);
      const [minMinor, maxMinor] = [input.min, input.max].map((limit) => {
        try {
          return parseMinor(limit, method.currency);
        } catch {
          // finer than the currency is
          return null;
        }
      });
      if (minMinor === undefined || minMinor === null || minMinor <= 0n)
        return failFields({ min: 'error.field_format' });
      if (maxMinor === undefined || maxMinor === null) return failFields({ max: 'error.field_format' });
      if (maxMinor < minMinor) return fail(102);
      const terms: MethodTerms = {
        ...{ currency: method.currency, minMinor, maxMinor },
        isActive: input.is_offered,
      };
      const [before, after] = [presentTerms(method), presentTerms(terms)];
      if (JSON.stringify(before) === JSON.stringify(after)) return fail(101);
      await setMethod(transaction, input.method_id, terms);
      const { code, direction, currency } = method;
      const which = { method: code, direction, currency };
      const receipt = await audited(transaction, actor, 'payment_service.method_set', {
        target: `payment_method/${method.methodId}`,
        siteId: method.siteId,
        before: { ...which, ...before },
        after: { ...which, ...after },
        reason: input.reason,
      });
      return { ok: true, data: null, receipt };
    }),
  );
}

function presentTerms({ currency, minMinor, maxMinor, isActive }: MethodTerms) {
  return {
    min: formatMinor(minMinor, currency),
    max: formatMinor(maxMinor, currency),
    is_offered: isActive,
  };
}

function presentMethod(method: StoredTerms, routes: readonly PaymentRoute[]): OfficePaymentMethod {
  return {
    method_id: method.methodId,
    site_id: method.siteId,
    currency: method.currency,
    method: method.code,
    direction: method.direction,
    policy: method.policy,
    services: routes.filter(({ isActive }) => isActive).map(({ pspId }) => pspId),
    ...presentTerms(method),
  };
}

function presentDrained(drained: Drained | null) {
  return drained && { ...drained, at: drained.at.toISOString() };
}

/** Of its keys the names alone. */
function present(service: PaymentService, health: ServiceHealth | undefined): OfficePaymentService {
  const { nextKey } = service;
  return {
    psp_id: service.pspId,
    adapter: service.adapter,
    base_url: service.baseUrl,
    state: service.state,
    state_at: service.stateAt?.toISOString() ?? null,
    state_reason: service.stateReason,
    key_id: service.keyId,
    next_key: nextKey && {
      ...{ key_id: nextKey.keyId, from: nextKey.from.toISOString(), is_shown: nextKey.isShown },
    },
    asked: health?.asked ?? 0,
    decided: health?.decided ?? 0,
    credited: health?.credited ?? 0,
    credit_p95_seconds: health?.creditP95Seconds ?? null,
    unknown: health?.unknown ?? 0,
    last_answer_at: health?.lastAnswerAt?.toISOString() ?? null,
    last_failure_at: health?.lastFailureAt?.toISOString() ?? null,
    last_failure: health?.lastFailure ?? null,
    drained: presentDrained(health?.drained ?? null),
  };
}
