import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@halls/provider-signature';

/** A signed POST, head and body, as it goes over the wire. */
export function signedRequest(
  path: string,
  body: string,
  key: { readonly operatorId: string; readonly keyId: string; readonly secret: string },
): string {
  const timestamp = String(Date.now());
  const nonce = randomUUID();
  const signed = signedHeaders({ timestamp, nonce, method: 'POST', path, body }, key);
  return [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    ...Object.entries(signed).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}
