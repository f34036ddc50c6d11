import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noncePlaceholder } from '@halls/contract/page';
import { nonceLength, spliceDocument } from './spliced-document.ts';

const nonce = 'abcdefghijklmnopqrstuv';
const other = 'z'.repeat(nonceLength);
const textOf = (body: { bytes: Buffer }) => body.bytes.toString();

describe('spliceDocument', () => {
  it('puts the nonce at every placeholder, plain and compressed', () => {
    const document = spliceDocument(`<a nonce="${noncePlaceholder}">é${noncePlaceholder}`);
    expect(textOf(document.plain.fill(nonce))).toBe(`<a nonce="${nonce}">é${nonce}`);
    expect(gunzipSync(document.gzip.fill(nonce).bytes).toString()).toBe(`<a nonce="${nonce}">é${nonce}`);
  });

  it('says its length', () => {
    const { plain, gzip } = spliceDocument(`<a nonce="${noncePlaceholder}">é`);
    expect([plain.length, gzip.length]).toEqual([
      plain.fill(nonce).bytes.length,
      gzip.fill(nonce).bytes.length,
    ]);
  });

  it.each(['plain', 'gzip'] as const)('leaves bytes that are still on their way alone (%s)', (kind) => {
    const body = spliceDocument(`x${noncePlaceholder}y`)[kind];
    const read = (bytes: Buffer) => (kind === 'gzip' ? gunzipSync(bytes) : bytes).toString();
    const slow = body.fill(nonce);
    const quick = body.fill(other);
    quick.sent();
    const third = body.fill(other);
    expect([read(slow.bytes), read(quick.bytes), read(third.bytes)]).toEqual([
      `x${nonce}y`,
      `x${other}y`,
      `x${other}y`,
    ]);
  });

  it('serves the next visitor from bytes that are sent', () => {
    const { plain } = spliceDocument(`x${noncePlaceholder}y`);
    const first = plain.fill(nonce);
    first.sent();
    const second = plain.fill(other);
    expect(second.bytes).toBe(first.bytes);
    expect(textOf(second)).toBe(`x${other}y`);
  });

  it('compresses any text, for any nonce, to what any gzip reader gives back', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    const anyNonce = fc
      .uint8Array({ minLength: 16, maxLength: 16 })
      .map((bytes) => Buffer.from(bytes).toString('base64url'));
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 6 }),
        fc.array(anyNonce, { minLength: 1, maxLength: 3 }),
        (parts, nonces) => {
          const document = spliceDocument(parts.join(noncePlaceholder));
          for (const own of nonces)
            expect(gunzipSync(document.gzip.fill(own).bytes).toString()).toBe(parts.join(own));
        },
      ),
    );
  });

  it('refuses a nonce of another length, which would shift the document', () => {
    expect(() => spliceDocument(noncePlaceholder).plain.fill('short')).toThrow(RangeError);
  });
});
