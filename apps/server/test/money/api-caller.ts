import { randomUUID } from 'node:crypto';
import type { Language } from '@halls/contract';
import type { WalletOwner } from '#modules/ledger';
import type { Authenticator, Dispatcher } from '#platform/http/dispatcher.ts';

export interface ApiAnswer {
  readonly code: number;
  readonly data: Record<string, unknown> & { readonly fields?: Record<string, string> };
}

interface From {
  readonly remoteAddress?: string;
  readonly siteId?: number;
}

/** Takes an owner for the token of their session. */
export const authenticateOwner: Authenticator = async (token) => ({
  member: {
    kind: 'member',
    sessionId: randomUUID(),
    account: 'tester',
    mustChangePassword: false,
    agent: null,
    ...(JSON.parse(token) as WalletOwner),
  },
  rotatedToken: null,
});

/** Makes calls for a member or, without one, for a guest, of an app that authenticates owners. */
export function createApiCaller(dispatcher: Dispatcher) {
  return async (
    path: string,
    input: Record<string, unknown>,
    owner?: WalletOwner,
    language: Language = 'en_US',
    { remoteAddress = '127.0.0.1', siteId = owner?.siteId ?? 901 }: From = {},
  ): Promise<ApiAnswer> => {
    const currency = owner?.currency ?? 'USD';
    const { envelope } = await dispatcher.dispatch(path, input, {
      requestId: randomUUID(),
      language,
      remoteAddress,
      country: null,
      userAgent: 'test',
      origin: null,
      siteOrigin: 'http://test.localhost:3000',
      token: owner ? JSON.stringify(owner) : null,
      site: {
        siteId,
        defaultCurrency: currency,
        currencies: [currency],
        languages: ['en_US'],
      },
    });
    return { code: envelope.code, data: (envelope.data ?? {}) as ApiAnswer['data'] };
  };
}
