import { signatureHeaders, signatureToleranceMs } from '@halls/contract/provider';
import { isSignatureOf } from '@halls/provider-signature';
import type { AdapterTools, IncomingRequest } from '../../game-provider-adapter.ts';
import type { ProviderConnection } from '../../provider-connection.ts';
import type { SpentNonces } from './spent-nonces.ts';

/** Why a request is answered with HTTP 401. */
export type Distrust = 'SIGNATURE' | 'KEY' | 'TIME' | 'NONCE';

export type Verified =
  | { readonly ok: true; readonly connection: ProviderConnection }
  | { readonly ok: false; readonly reason: Distrust };

/**
 * Decides whether a request comes from the provider that it names: known key, fresh timestamp,
 * right signature, unused nonce. The nonce is spent only by a request whose signature is right, so
 * that nobody without the secret can spend one.
 */
export async function verifyRequest(
  request: IncomingRequest,
  deps: Pick<AdapterTools, 'findConnectionByKey'> & {
    readonly nonces: SpentNonces;
    readonly nowMs: number;
  },
): Promise<Verified> {
  const operatorId = headerOf(request, signatureHeaders.operatorId);
  const keyId = headerOf(request, signatureHeaders.keyId);
  const timestamp = headerOf(request, signatureHeaders.timestamp);
  const nonce = headerOf(request, signatureHeaders.nonce);
  const signature = headerOf(request, signatureHeaders.signature);

  const connection = await deps.findConnectionByKey(operatorId, keyId);
  if (!connection?.isActive) return { ok: false, reason: 'KEY' };
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(deps.nowMs - Number(timestamp)) > signatureToleranceMs) {
    return { ok: false, reason: 'TIME' };
  }
  if (!/^[\w.:+/=-]{8,128}$/.test(nonce)) return { ok: false, reason: 'NONCE' };
  const signed = { timestamp, nonce, method: request.method, path: request.path, body: request.body };
  if (!isSignatureOf(signed, connection.secret, signature)) return { ok: false, reason: 'SIGNATURE' };
  if (!deps.nonces.spend(connection.gpId, nonce, deps.nowMs)) return { ok: false, reason: 'NONCE' };
  return { ok: true, connection };
}

function headerOf(request: IncomingRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
