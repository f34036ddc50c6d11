import { signatureHeaders, signatureToleranceMs } from '@halls/contract/provider';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { isSignedBy } from '../platform/signature.ts';
import type { ProviderKey } from '../settings.ts';

export type IncomingRequest = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
};

/** The key that the request is signed with, or why it is answered with HTTP 401. A nonce is spent only by a right signature. */
export async function verifyRequest(
  parts: { database: Database; keys: readonly ProviderKey[]; clock: Clock },
  request: IncomingRequest,
): Promise<ProviderKey | 'key' | 'time' | 'signature' | 'nonce'> {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const timestamp = header(signatureHeaders.timestamp);
  const nonce = header(signatureHeaders.nonce);
  const key = parts.keys.find((candidate) => candidate.keyId === header(signatureHeaders.keyId));
  if (!key) return 'key';
  const now = parts.clock.now();
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp)) > signatureToleranceMs)
    return 'time';
  const signed = { timestamp, nonce, method: request.method, path: request.path, body: request.body };
  if (!isSignedBy(signed, key.secret, header(signatureHeaders.signature))) return 'signature';
  if (!/^[\w.:+/=-]{8,128}$/.test(nonce)) return 'nonce';
  const spent = await parts.database.query(
    `insert into studio.spent_nonce (key_id, nonce, expires_at) values ($1, $2, $3) on conflict do nothing returning 1`,
    [key.keyId, nonce, new Date(now.getTime() + 2 * signatureToleranceMs)],
  );
  return spent.length === 1 ? key : 'nonce';
}

export async function forgetOldNonces(database: Database, now: Date): Promise<void> {
  await database.query('delete from studio.spent_nonce where expires_at < $1', [now]);
}
