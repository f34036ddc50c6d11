import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noncePlaceholder } from '@halls/contract/page';
import { nonceLength, spliceDocument } from './spliced-document.ts';

const nonce = 'abcdefghijklmnopqrstuv';

describe('spliceDocument', () => {
  it('puts the nonce at every placeholder, plain and compressed', () => {
    const document = spliceDocument(`<a nonce="${noncePlaceholder}">é${noncePlaceholder}`);
    expect(document.plain(nonce).toString()).toBe(`<a nonce="${nonce}">é${nonce}`);
    expect(gunzipSync(document.gzip(nonce)).toString()).toBe(`<a nonce="${nonce}">é${nonce}`);
  });

  it('leaves the document usable after a response', () => {
    const document = spliceDocument(`x${noncePlaceholder}y`);
    const first = document.plain(nonce);
    const other = 'z'.repeat(nonceLength);
    expect(document.plain(other).toString()).toBe(`x${other}y`);
    expect(first.toString()).toBe(`x${nonce}y`);
  });

  it('compresses any text to what any gzip reader gives back', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (parts) => {
        const document = spliceDocument(parts.join(noncePlaceholder));
        expect(gunzipSync(document.gzip(nonce)).equals(document.plain(nonce))).toBe(true);
      }),
    );
  });

  it('refuses a nonce of another length, which would shift the document', () => {
    expect(() => spliceDocument(noncePlaceholder).plain('short')).toThrow(RangeError);
  });
});
