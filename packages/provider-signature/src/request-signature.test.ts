import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSignatureOf, signRequest } from './request-signature.ts';

const parts = {
  timestamp: '1767225600000',
  nonce: '5f2b7c9e41d84f0a',
  method: 'POST',
  path: '/wallet/v1/balance',
  body: '{"request_id":"r-1","session_token":"t-1","currency":"VND"}',
};
const secret = 'sandbox-provider-secret';

describe('the signature', () => {
  it("is the one of the protocol page's worked example", () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../../docs/provider-protocol.md'), 'utf8');
    const example = page.slice(page.indexOf('### Worked example'));
    expect(example).toContain(parts.body);
    expect(example).toContain(`(${parts.body.length} bytes)`);
    expect(example).toContain(`\`${parts.timestamp}.${parts.nonce}.POST.${parts.path}.`);
    expect(example).toContain(`\`${signRequest(parts, secret)}\``);
  });

  it.each([
    ['timestamp', { timestamp: '1767225600001' }],
    ['nonce', { nonce: '5f2b7c9e41d84f0b' }],
    ['method', { method: 'PUT' }],
    ['path', { path: '/wallet/v1/bet' }],
    ['body', { body: `${parts.body} ` }],
  ])('covers the %s', (_name, changed) => {
    expect(isSignatureOf(parts, secret, signRequest(parts, secret))).toBe(true);
    expect(isSignatureOf({ ...parts, ...changed }, secret, signRequest(parts, secret))).toBe(false);
  });

  it.each(['', 'x', 'ü'.repeat(64)])('refuses %o without throwing', (signature) => {
    expect(isSignatureOf(parts, secret, signature)).toBe(false);
  });
});
