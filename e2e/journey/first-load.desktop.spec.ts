import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const scriptsBudgetBytes = 115_000;

/** As it comes over the wire, which `fetch` would unpack. */
async function readPacked(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
    expect(response.headers['content-encoding'], url).toBe('gzip');
    buffer(response).then(resolve, reject);
  }).on('error', reject);
  return promise;
}

test('the first load of the home page is light', async ({ baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const document = gunzipSync(await readPacked(`${origin}/`)).toString();
  const scripts = new Set(document.match(/(?<=")\/assets\/[^"]+\.js(?=")/g));
  expect(scripts.size).toBeGreaterThan(0);
  const sizes = await Promise.all([...scripts].map(async (path) => (await readPacked(origin + path)).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptsBudgetBytes);
});

test('every file that the document of the home page names is there', async ({ baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const document = gunzipSync(await readPacked(`${origin}/`)).toString();
  const files = new Set(document.match(/\/assets\/[\w.-]+\.(?:js|css|svg|woff2)/g));
  // the drawings of the icons are named by the server's build, the rest by the browser's
  expect([...files].some((path) => path.endsWith('.svg'))).toBe(true);
  const missing = await Promise.all(
    [...files].map(async (path) => ((await fetch(origin + path)).ok ? [] : [path])),
  );
  expect(missing.flat()).toEqual([]);
});
