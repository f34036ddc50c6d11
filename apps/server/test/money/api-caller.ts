import { randomUUID } from 'node:crypto';
import type { Currency } from '@halls/contract';
import { guest, type Guest, type Member } from '#platform/actor.ts';
import type { Call, Implementation } from '#platform/call.ts';
import type { WalletOwner } from '#modules/ledger';

export interface ApiAnswer {
  readonly code: number;
  readonly data: Record<string, unknown> & { readonly fields?: Record<string, string> };
}

/** Calls implementations as the dispatcher does, for a member or, without one, for a guest. */
export function createApiCaller(routes: readonly Implementation[], now: () => Date) {
  return async (path: string, input: Record<string, unknown>, owner?: WalletOwner): Promise<ApiAnswer> => {
    const route = routes.find(({ endpoint }) => endpoint.path === path);
    if (!route) throw new Error(`nothing answers ${path}`);
    const currency: Currency = owner?.currency ?? 'USD';
    const actor: Guest | Member = owner
      ? {
          kind: 'member',
          memberId: owner.memberId,
          sessionId: randomUUID(),
          siteId: owner.siteId,
          account: 'tester',
          currency,
          agent: null,
        }
      : guest;
    const call: Call = {
      requestId: randomUUID(),
      now: now(),
      language: 'en_US',
      remoteAddress: '127.0.0.1',
      country: null,
      userAgent: 'test',
      origin: null,
      siteOrigin: 'http://test.localhost:3000',
      actor,
      site: {
        siteId: owner?.siteId ?? 901,
        defaultCurrency: currency,
        currencies: [currency],
        languages: ['en_US'],
      },
    };
    const handle = route.handle as (input: unknown, call: Call) => ReturnType<Implementation['handle']>;
    const outcome = await handle(route.endpoint.request.parse(input), call);
    if (outcome.ok) return { code: 100, data: route.endpoint.data.parse(outcome.data) as ApiAnswer['data'] };
    return {
      code: outcome.code,
      data: { ...(outcome.data as object), ...(outcome.fields ? { fields: { ...outcome.fields } } : {}) },
    };
  };
}
