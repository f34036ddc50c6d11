import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageDocument, encodingFor, hasAlready } from './page-document.ts';

const html = '<p>Xin chào</p>'.repeat(50);

describe('a page document', () => {
  it('is the same text in each encoding', async () => {
    const document = createPageDocument(html, 'p');
    expect((await document.as('identity')).bytes.toString()).toBe(html);
    expect(gunzipSync((await document.as('gzip')).bytes).toString()).toBe(html);
    expect(brotliDecompressSync((await document.as('br')).bytes).toString()).toBe(html);
  });

  it('is compressed once, however many ask at the same time', async () => {
    const document = createPageDocument(html, 'p');
    expect(document.ready('gzip')).toBeUndefined();
    const [first, second] = await Promise.all([document.as('gzip'), document.as('gzip')]);
    expect(first.bytes).toBe(second.bytes);
    expect(document.ready('gzip')).toBe(first);
  });

  it('has a tag for each encoding, which changes with the text and with the policy alone', async () => {
    const tagOf = async (text: string, policy: string, encoding: 'br' | 'gzip' | 'identity') =>
      (await createPageDocument(text, policy).as(encoding)).etag;
    const tags = await Promise.all([
      tagOf(html, 'p', 'identity'),
      tagOf(html, 'p', 'gzip'),
      tagOf(html, 'p', 'br'),
      tagOf(`${html}!`, 'p', 'gzip'),
      tagOf(html, 'q', 'gzip'),
    ]);
    expect(new Set(tags).size).toBe(tags.length);
    expect(await tagOf(html, 'p', 'gzip')).toBe(tags[1]);
  });
});

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['gzip; q=0', 'identity'],
    ['brotli, x-gzip-like', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('of %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe('hasAlready', () => {
  it.each([
    ['"a-br"', true],
    ['W/"a-br"', true],
    ['"x", "a-br"', true],
    ['*', true],
    ['"a"', false],
    [undefined, false],
  ])('by %j is %s', (ifNoneMatch, known) => {
    expect(hasAlready(ifNoneMatch, '"a-br"')).toBe(known);
  });
});
