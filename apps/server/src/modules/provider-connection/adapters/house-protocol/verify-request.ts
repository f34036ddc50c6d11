import { verifySignedRequest, type Verified } from '@halls/provider-signature';
import type { AdapterTools, IncomingRequest } from '../../game-provider-adapter.ts';
import type { ProviderConnection } from '../../provider-connection.ts';
import type { SpentNonces } from './spent-nonces.ts';

/** Decides whether a request comes from the provider that it names, which must be active. */
export function verifyRequest(
  request: IncomingRequest,
  deps: Pick<AdapterTools, 'findConnectionByKey'> & {
    readonly nonces: SpentNonces;
    readonly nowMs: number;
  },
): Promise<Verified<ProviderConnection>> {
  const { nonces, nowMs } = deps;
  return verifySignedRequest(request, {
    nowMs,
    async findKey(operatorId, keyId) {
      const connection = await deps.findConnectionByKey(operatorId, keyId);
      return connection?.isActive ? connection : null;
    },
    spendNonce: ({ gpId }, nonce) => nonces.spend(gpId, nonce, nowMs),
  });
}
