import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { PageResult } from '@halls/contract/page';
import type { Dispatcher } from '#platform/http/dispatcher.ts';
import type { Site, SiteDirectory } from '#modules/site';
import { isWorthKeeping, type MadePage } from './make-page.ts';
import { createPageCache } from './page-cache.ts';
import { mountPages } from './page.routes.ts';

const site = {
  siteId: 1,
  languages: ['en_US'],
  defaultLanguage: 'en_US',
  currencies: ['USD'],
  defaultCurrency: 'USD',
} as unknown as Site;

type Document = Extract<PageResult, { kind: 'document' }>;

/** Pages of a renderer that knows of no parameter and is as slow as the test wants. */
function setUp(page: Partial<Document> = {}) {
  const rendered: string[] = [];
  const slow = Promise.withResolvers<void>();
  const http = Fastify();
  mountPages(http, {
    renderer: {
      languages: ['en_US'],
      addressOf: (address) => address.replace(/\?.*/, ''),
      async render({ url }) {
        rendered.push(new URL(url).pathname);
        if (url.endsWith('/slow')) await slow.promise;
        const inline = { scripts: ['sha256-a'], styles: ['sha256-b'] };
        return { kind: 'document', status: 200, html: '<p>', inline, isWhole: true, cookies: [], ...page };
      },
    },
    cache: createPageCache<MadePage>({ clock: () => new Date(), isCurrent: () => true, isWorthKeeping }),
    dispatcher: {} as Dispatcher,
    translate: (_language, key) => key,
    sites: { findByHost: () => site } as unknown as SiteDirectory,
    countryHeader: null,
    frameOrigins: [],
  });
  return { http, rendered, endSlow: () => slow.resolve() };
}

it('makes a page once, whatever visitors add to its address', async () => {
  const { http, rendered } = setUp();
  for (let index = 0; index < 20; index += 1) await http.inject(`/?r=${index}`);
  expect(rendered).toEqual(['/']);
});

it.each([{ status: 503 }, { isWhole: false }])('does not keep a page that came out as %o', async (page) => {
  const { http, rendered } = setUp(page);
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
  const { http, rendered, endSlow } = setUp();
  const asked = Array.from({ length: 50 }, (_, index) => http.inject(`/${index}/slow`));
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
