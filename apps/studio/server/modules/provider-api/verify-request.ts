import { signatureHeaders, signatureToleranceMs } from '@halls/contract/provider';
import { isSignatureOf } from '@halls/provider-signature';
import type { ProviderKey } from '#platform/settings.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import type { SpentNonce } from './spent-nonce.repo.ts';

export interface IncomingRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** False when the nonce was spent before. */
export type SpendNonce = (spent: SpentNonce) => Promise<boolean>;

/** The key that the request is signed with, or why it is answered with HTTP 401. A nonce is spent only by a right signature. */
export async function verifyRequest(
  parts: Pick<StudioPlatform, 'keys' | 'clock'> & { readonly spendNonce: SpendNonce },
  request: IncomingRequest,
): Promise<ProviderKey | 'key' | 'time' | 'signature' | 'nonce'> {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const timestamp = header(signatureHeaders.timestamp);
  const nonce = header(signatureHeaders.nonce);
  const key = parts.keys.find((candidate) => candidate.keyId === header(signatureHeaders.keyId));
  if (!key) return 'key';
  const now = parts.clock();
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp)) > signatureToleranceMs)
    return 'time';
  const signed = { timestamp, nonce, method: request.method, path: request.path, body: request.body };
  if (!isSignatureOf(signed, key.secret, header(signatureHeaders.signature))) return 'signature';
  if (!/^[\w.:+/=-]{8,128}$/.test(nonce)) return 'nonce';
  const expiresAt = new Date(now.getTime() + 2 * signatureToleranceMs);
  return (await parts.spendNonce({ keyId: key.keyId, nonce, expiresAt })) ? key : 'nonce';
}
