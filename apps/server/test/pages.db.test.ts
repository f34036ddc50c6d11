import { createHash } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, startServer } from '@halls/testkit';

let server: Awaited<ReturnType<typeof startServer>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Asks without unpacking, which `fetch` would do. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const call = request({
    host: '127.0.0.1',
    port: server.port,
    path,
    headers: { host: `localhost:${server.port}`, ...headers },
  });
  call.on('response', (answer) => {
    buffer(answer).then(
      (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }),
      reject,
    );
  });
  call.on('error', reject);
  call.end();
  return promise;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page', () => {
  it('is the same bytes for every visitor, in each encoding, the first time and later', async () => {
    const plain = await get('/');
    for (const [encoding, unpack] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      for (const cookie of ['', '_ga=1; isRouteRegister=true']) {
        const { headers, bytes } = await get('/', { 'accept-encoding': encoding, cookie });
        expect(headers['content-encoding']).toBe(encoding);
        expect(unpack(bytes).equals(plain.bytes)).toBe(true);
      }
    }
    expect((await get('/')).headers.etag).toBe(plain.headers.etag);
  });

  it('allows by its policy what stands in it and nothing else', async () => {
    for (const path of ['/', '/gameHall/2', '/nowhere']) {
      const { headers, bytes } = await get(path);
      const html = bytes.toString();
      const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text));
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toContain(`script-src ${texts(/<script>(.*?)<\/script>/gs).join(' ')} 'strict-dynamic'`);
      expect(policy).toContain(`style-src 'self' ${texts(/<style>(.*?)<\/style>/gs).join(' ')}`);
    }
  });

  it('counts one as one, and several as several', async () => {
    const wordsOf = async (path: string) => (await get(path)).bytes.toString().replaceAll(/<!--.*?-->/g, '');
    const listPit = (isListed: boolean) =>
      database.pool.query(`update app.game set is_active = $1 where game_code = 'cf-sunset-pit'`, [isListed]);
    await listPit(false);
    await expect
      .poll(() => wordsOf('/gameHall/8?lang=en_US'), { timeout: 20_000 })
      .toContain('>1 game · 1 provider<');
    await listPit(true);
    expect(await wordsOf('/gameHall/3?lang=en_US')).toMatch(/>[2-9] games · 1 provider</);
    expect(await wordsOf('/gameHall/2?lang=en_US')).toMatch(/>[1-9][0-9] games · 5 providers</);
  });

  it('of a site that shares a template has the mark of its own', async () => {
    const pageOf = async (host: string) =>
      (await get('/', { host: `${host}:${server.port}` })).bytes.toString();
    const [lotus, r88] = [await pageOf('localhost'), await pageOf('r88.localhost')];
    expect(lotus).toContain('/pictures/brands/site02.svg');
    expect(r88).toContain('/pictures/brands/r88.svg');
    expect(r88).toContain('/pictures/brands/r88-favicon.svg');
    expect(r88).not.toMatch(/brands\/site02(-favicon)?[./]/);
  });

  it('is not sent again to whoever has it', async () => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }]) {
      const { headers: first } = await get('/gameHall/3', headers);
      const known = { ...headers, 'if-none-match': String(first.etag) };
      for (const again of [await get('/gameHall/3', known), await get('/gameHall/3?r=1', known)]) {
        expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, first.etag]);
        // the browser would put one of its own in place of the page's
        expect(again.headers['content-security-policy']).toBeUndefined();
        expect(again.headers['cache-control']).toBe(first['cache-control']);
      }
    }
  });

  it('may be kept by anyone who asks each time whether it still holds', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie, user-agent');
  });

  it('that remembers a language, or failed, is its visitor’s own', async () => {
    const { headers } = await get('/?lang=zh_CN');
    expect(headers['set-cookie']).toHaveLength(2);
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-cache', undefined]);
  });

  it('differs by language, currency, device and host, and by nothing that it does not read', async () => {
    const tagOf = async (path: string, headers?: Record<string, string>) =>
      (await get(path, headers)).headers.etag;
    const home = await tagOf('/');
    const others = await Promise.all([
      tagOf('/', { cookie: 'lang=zh_CN' }),
      tagOf('/', { 'accept-language': 'en' }),
      tagOf('/', { 'user-agent': 'iPhone' }),
      tagOf('/', { host: `suncity.localhost:${server.port}` }),
      tagOf('/?pwa=1'),
    ]);
    expect(new Set([home, ...others]).size).toBe(others.length + 1);
    expect(await tagOf('/?r=0.5&utm_source=x')).toBe(home);
    expect(await tagOf('/', { referer: 'http://x.example', cookie: '_ga=1' })).toBe(home);
  });

  it('shows a change at once to whoever had it', async () => {
    const { headers } = await get('/');
    await database.pool.query(
      `update app.banner set title = (select jsonb_object_agg(key, 'Changed.'::text) from jsonb_each(title)) where site_id = 1`,
    );
    await expect
      .poll(async () => (await get('/', { 'if-none-match': String(headers.etag) })).status)
      .toBe(200);
    expect((await get('/')).bytes.toString()).toContain('Changed.');
  });
});
