import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// RFC 6238 as authenticators have it: SHA-1, six digits, thirty seconds.
const stepMs = 30_000;
const digits = 6;
const secretBytes = 20;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** In base32, as people type it. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** What a picture for an authenticator holds. */
export function totpUri(secret: string, account: string): string {
  const label = `Eight Halls:${account}`;
  return `otpauth://totp/${encodeURIComponent(label)}?secret=${secret}&issuer=${encodeURIComponent('Eight Halls')}`;
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/**
 * The step that a code is of, of now or one beside it, as clocks differ; null for a wrong one, and for one that is not
 * after `lastStep`: a code is good once.
 */
export function findTotpStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  const current = Math.floor(now.getTime() / stepMs);
  const steps = [current - 1, current, current + 1].filter((step) => step > lastStep);
  const given = Buffer.from(code);
  const isOf = (step: number) => {
    const wanted = Buffer.from(totpCode(secret, step));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  };
  return steps.find(isOf) ?? null;
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
