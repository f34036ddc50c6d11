import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PageResult } from '@halls/contract/page';
import type { Site, SiteDirectory } from '#modules/site';
import { isWorthKeeping, type MadePage } from './make-page.ts';
import { createPageCache } from './page-cache.ts';
import { mountPages } from './page.routes.ts';

const site = {
  siteId: 1,
  hosts: ['localhost', 'second.test'],
  languages: ['en_US'],
  defaultLanguage: 'en_US',
  currencies: ['USD'],
  defaultCurrency: 'USD',
} as unknown as Site;

type Document = Extract<PageResult, { kind: 'document' }>;

/** Pages of a renderer that knows of no parameter and is as slow as the test wants. */
async function setUp(
  page: Partial<Document> = {},
  { rateLimits = false, now = () => new Date(), maintenance = null as Site['maintenance'] } = {},
) {
  const rendered: string[] = [];
  const slow = Promise.withResolvers<void>();
  const http = Fastify();
  await mountPages(http, {
    maker: {
      languages: async () => ['en_US'],
      async make({ url }) {
        const { pathname, search } = new URL(url);
        rendered.push(pathname);
        if (search.includes('house=slow')) await slow.promise;
        const inline = { scripts: ['sha256-a'], styles: ['sha256-b'] };
        const html = `<p>${pathname}</p><a href="${pathname}?lang=en_US">`;
        return { kind: 'document', status: 200, html, inline, isWhole: true, cookies: [], ...page };
      },
    },
    pathsOf: async () => [],
    cache: createPageCache<MadePage>({ clock: () => new Date(), isCurrent: () => true, isWorthKeeping }),
    clock: now,
    translate: (_language, key) => key,
    sites: {
      findByHost: () => ({ ...site, timezone: 'UTC', settings: {}, maintenance }),
      findRedirect: () => undefined,
    } as unknown as SiteDirectory,
    countryHeader: null,
    rateLimits,
    frameOrigins: async () => [],
  });
  return { http, rendered, endSlow: () => slow.resolve() };
}

it('makes a page once, whatever visitors add to its address', async () => {
  const { http, rendered } = await setUp();
  for (let index = 0; index < 20; index += 1) await http.inject(`/?r=${index}`);
  expect(rendered).toEqual(['/']);
});

it.each([{ status: 503 }, { isWhole: false }])('does not keep a page that came out as %o', async (page) => {
  const { http, rendered } = await setUp(page);
  const { headers, statusCode } = await http.inject('/');
  await http.inject('/');
  expect(rendered).toEqual(['/', '/']);
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([
    page.status ?? 200,
    'private, no-cache',
    undefined,
  ]);
});

it('sends visitors away for a moment when too many pages are asked for at once', async () => {
  const { http, rendered, endSlow } = await setUp();
  const asked = Array.from({ length: 50 }, (_, index) => http.inject(`/slotgame?house=slow${index}`));
  const refused = await Promise.race(asked);
  expect([refused.statusCode, refused.headers['retry-after'], refused.body]).toEqual([
    503,
    '2',
    'error.unavailable',
  ]);
  expect(rendered).toHaveLength(2);
  endSlow();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(34);
});

it('makes one page for all that is not there, and shows in it what was asked for', async () => {
  const { http, rendered } = await setUp({ status: 404 });
  for (const path of ['/no/such', "/no/such/<b>'&x", '//no/such', '/no/such/%3Cb%3E?x=1']) {
    const { statusCode, body, headers } = await http.inject(path);
    const shown = path.replace(/\?.*/, '').replace('<b>', '%3Cb%3E').replace("'&", '&#x27;&amp;');
    expect([statusCode, body]).toEqual([404, `<p>${shown}</p><a href="${shown}?lang=en_US">`]);
    expect(headers['cache-control']).toBe('private, no-cache');
  }
  for (let hall = 20; hall < 30; hall += 1) await http.inject(`/gameHall/${hall}`);
  expect(rendered).toEqual(['/~nowhere~', '/gameHall/~nowhere~']);
});

it('lets a page ask the site’s other hosts, and those alone', async () => {
  const { http } = await setUp();
  const policyAt = async (host: string) =>
    String((await http.inject({ url: '/', headers: { host } })).headers['content-security-policy']);
  expect(await policyAt('localhost:3000')).toContain(
    "connect-src 'self' ws://localhost:3000 wss://localhost:3000 http://second.test:3000;",
  );
  expect(await policyAt('second.test')).toContain(
    "connect-src 'self' ws://second.test wss://second.test http://localhost;",
  );
});

it('takes a request in the form that proxies send', async () => {
  const { http, rendered } = await setUp();
  expect((await http.inject('http://localhost:80/gameHall/2?r=1')).statusCode).toBe(200);
  expect(rendered).toEqual(['/gameHall/2']);
});

describe('limits', () => {
  const spellings = [
    '/',
    '/?r=1',
    '/nowhere',
    '//nowhere',
    '/%6eowhere',
    '/%6Eowhere',
    '/./x',
    'http://x.example/',
  ];

  it('counts pages of one address together, however they are spelled, and is slow to say no', async () => {
    const { http } = await setUp({}, { rateLimits: true });
    const ask = (index: number) => http.inject(spellings[index % spellings.length] ?? '/');
    for (let index = 0; index < 600; index += 1) expect((await ask(index)).statusCode).toBe(200);
    const askedMs = performance.now();
    const late = await Promise.all(spellings.map((_, index) => ask(index)));
    expect(performance.now() - askedMs).toBeGreaterThan(900);
    expect(new Set(late.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
    const [{ headers, body } = { headers: {}, body: '' }] = late;
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect([headers['content-type'], body]).toEqual(['text/plain; charset=utf-8', 'error.too_many_requests']);
    expect((await http.inject({ url: '/', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  });

  it('counts nothing where they are off', async () => {
    const { http } = await setUp();
    for (let index = 0; index < 610; index += 1)
      expect((await http.inject(`/?r=${index}`)).statusCode).toBe(200);
  });
});

it('shows one page in the place of all while the site is in maintenance, and none of it afterwards', async () => {
  let now = new Date('2026-11-22T10:59:30Z');
  const maintenance = {
    startAt: new Date('2026-11-22T10:00:00Z'),
    endAt: new Date('2026-11-22T11:00:00Z'),
  };
  const { http, rendered } = await setUp({}, { now: () => now, maintenance });
  for (const path of ['/', '/gameHall/2', '/no/such']) {
    const { statusCode, body, headers } = await http.inject(path);
    expect([statusCode, body]).toEqual([503, expect.stringContaining('<p>/maintenance</p>')]);
    expect([headers['retry-after'], headers.refresh, headers['cache-control']]).toEqual([
      '30',
      '30',
      'no-store',
    ]);
  }
  expect(rendered).toEqual(['/maintenance']);
  now = new Date('2026-11-22T11:00:00Z');
  expect((await http.inject('/')).statusCode).toBe(200);
});
