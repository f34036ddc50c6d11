import { expect, it } from 'vitest';
import { findTotpStep, newTotpSecret, totpCode, totpUri } from './totp.ts';

// the secret of RFC 6238's appendix B, `12345678901234567890`
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);
const stepAt = (seconds: number) => Math.floor(seconds / 30);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('has the code of the standard at %d s', (seconds, code) => {
  expect(totpCode(secret, stepAt(seconds))).toBe(code);
});

it('takes the code of now and of its neighbours, and no other', () => {
  const now = at(1_111_111_109);
  const step = stepAt(1_111_111_109);
  for (const beside of [-1, 0, 1])
    expect(findTotpStep(secret, totpCode(secret, step + beside), now, 0)).toBe(step + beside);
  for (const far of [-2, 2]) expect(findTotpStep(secret, totpCode(secret, step + far), now, 0)).toBe(null);
  expect(findTotpStep(secret, 'nothing', now, 0)).toBe(null);
});

it('takes no code twice, nor one from before the last', () => {
  const now = at(1_111_111_109);
  const step = stepAt(1_111_111_109);
  expect(findTotpStep(secret, totpCode(secret, step), now, step)).toBe(null);
  expect(findTotpStep(secret, totpCode(secret, step - 1), now, step)).toBe(null);
  expect(findTotpStep(secret, totpCode(secret, step + 1), now, step)).toBe(step + 1);
});

it('makes secrets of 160 bits that authenticators read', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(made);
  const uri = new URL(totpUri(made, 'ann'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Eight Halls:ann',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: made, issuer: 'Eight Halls' });
});
