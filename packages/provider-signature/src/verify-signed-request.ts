import { signatureHeaders, signatureToleranceMs } from '@halls/contract/provider';
import { isSignatureOf } from './request-signature.ts';

export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes that came. */
  readonly body: Buffer;
}

/** Why a request is answered with HTTP 401. */
export type Distrust = 'SIGNATURE' | 'KEY' | 'TIME' | 'NONCE';

export type Verified<Key> =
  | { readonly ok: true; readonly key: Key }
  | { readonly ok: false; readonly reason: Distrust };

/**
 * Decides whether a request comes from whom it names: known key, fresh timestamp, right signature, unused nonce. The
 * nonce is spent only by a request whose signature is right, so that nobody without the secret can spend one.
 */
export async function verifySignedRequest<Key extends { readonly secret: string }>(
  request: SignedRequest,
  deps: {
    findKey(operatorId: string, keyId: string): Promise<Key | null>;
    /** False for one that the key has spent before. */
    spendNonce(key: Key, nonce: string): boolean | Promise<boolean>;
    readonly nowMs: number;
    /** How far its timestamp may be away; where nothing is said, what the provider protocol allows. */
    readonly toleranceMs?: number;
  },
): Promise<Verified<Key>> {
  const [operatorId, keyId] = [headerOf(request, 'operatorId'), headerOf(request, 'keyId')];
  const [timestamp, nonce] = [headerOf(request, 'timestamp'), headerOf(request, 'nonce')];
  const key = await deps.findKey(operatorId, keyId);
  if (!key) return { ok: false, reason: 'KEY' };
  const { toleranceMs = signatureToleranceMs } = deps;
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(deps.nowMs - Number(timestamp)) > toleranceMs) {
    return { ok: false, reason: 'TIME' };
  }
  if (!/^[\w.:+/=-]{8,128}$/.test(nonce)) return { ok: false, reason: 'NONCE' };
  const signed = { timestamp, nonce, method: request.method, path: request.path, body: request.body };
  if (!isSignatureOf(signed, key.secret, headerOf(request, 'signature')))
    return { ok: false, reason: 'SIGNATURE' };
  // awaited only where it must be: bets come this way
  const spent = deps.spendNonce(key, nonce);
  if (!(typeof spent === 'boolean' ? spent : await spent)) return { ok: false, reason: 'NONCE' };
  return { ok: true, key };
}

function headerOf({ headers }: SignedRequest, name: keyof typeof signatureHeaders): string {
  const value = headers[signatureHeaders[name]];
  return typeof value === 'string' ? value : '';
}
