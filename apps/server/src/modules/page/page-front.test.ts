import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { MadePage } from './make-page.ts';
import { createPageCache } from './page-cache.ts';
import { createPageDocument, encodingFor } from './page-document.ts';
import { createPageFront, putBefore } from './page-front.ts';

const html = '<p>page</p>';
const policy = "script-src 'sha256-x'";
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers like the framework would: the page of the cache, and what it said is kept. */
async function setUp(page: Partial<Extract<MadePage, { kind: 'document' }>> = {}) {
  const cache = createPageCache<MadePage>({ clock: () => new Date(), isCurrent: () => true });
  const front = createPageFront({ cache, countryHeader: 'cf-ipcountry' });
  let behind = 0;
  async function answerBehind(request: IncomingMessage, response: ServerResponse): Promise<void> {
    behind += 1;
    const document = createPageDocument(html, policy);
    await document.as(encodingFor(request.headers['accept-encoding']));
    await cache.get('1:/', async () => ({
      kind: 'document',
      status: 200,
      isWhole: true,
      cookies: [],
      document,
      ...page,
    }));
    const isCompressed = request.headers['accept-encoding'] === 'gzip';
    const headers = {
      'x-request-id': 'one',
      'content-security-policy': 'of another page',
      vary: 'cookie',
      'x-ratelimit-remaining': '599',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    };
    front.keep(request, { pageKey: '1:/', headers });
    response.end('from behind');
  }
  const server = createServer((request, response) => void answerBehind(request, response));
  putBefore(server, front.answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    cache,
    behind: () => behind,
    async get(headers: IncomingHttpHeaders = {}, init: RequestInit = {}) {
      const answer = await fetch(url, {
        ...init,
        headers: { 'accept-encoding': 'identity', ...(headers as Record<string, string>) },
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
  };
}

describe('page front', () => {
  it('repeats an answer with the policy of the page, without what was one request’s alone', async () => {
    const { get, behind } = await setUp();
    await get();
    const [second, third] = [await get(), await get()];
    expect(behind()).toBe(1);
    expect([second.text, third.text]).toEqual([html, html]);
    expect(second.headers.get('content-security-policy')).toBe(policy);
    expect(second.headers.get('vary')).toBe('cookie');
    expect(second.headers.get('x-ratelimit-remaining')).toBeNull();
    expect(second.headers.get('x-request-id')).toBeNull();
  });

  it('compresses for whoever accepts it', async () => {
    const { get } = await setUp();
    await get({ 'accept-encoding': 'gzip' });
    const { headers, text } = await get({ 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(text).toBe(html);
  });

  it('sends nothing again to whoever has it', async () => {
    const { get, behind } = await setUp();
    await get();
    const etag = (await get()).headers.get('etag') ?? '';
    const again = await get({ 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('vary')).toBe('cookie');
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect((await get({ 'if-none-match': '"older"' })).text).toBe(html);
    expect(behind()).toBe(1);
  });

  it.each([
    ['language', { 'accept-language': 'zh-CN' }],
    ['device', { 'user-agent': 'iPhone' }],
    ['country', { 'cf-ipcountry': 'CN' }],
    ['language cookie', { cookie: 'a=b; lang=zh_CN' }],
    ['currency', { cookie: 'ccy=RMB' }],
    ['host behind a proxy', { 'x-forwarded-host': 'other.example' }],
    ['compression', { 'accept-encoding': 'gzip' }],
  ])('leaves a visitor with another %s to the framework', async (_, headers) => {
    const { get } = await setUp();
    await get();
    expect((await get(headers)).text).toBe('from behind');
  });

  it('does not mind cookies that pages do not read', async () => {
    const { get, behind } = await setUp();
    await get();
    await get({ cookie: '_ga=1; isRouteRegister=true; mylang=x' });
    expect(behind()).toBe(1);
  });

  it('shows the next page, with its own tag, once that is kept', async () => {
    const { get, cache } = await setUp();
    await get();
    const first = await get();
    cache.drop(1);
    const document = createPageDocument('<p>next</p>', policy);
    await document.as('identity');
    await cache.get('1:/', async () => ({
      kind: 'document',
      status: 200,
      isWhole: true,
      cookies: [],
      document,
    }));
    const next = await get({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([next.status, next.text]).toEqual([200, '<p>next</p>']);
    expect(next.headers.get('content-length')).toBe('11');
    expect(next.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  it('leaves a page that changed, and other methods, to the framework', async () => {
    const { get, cache } = await setUp();
    await get();
    expect((await get({}, { method: 'POST' })).text).toBe('from behind');
    cache.drop(1);
    expect((await get()).text).toBe('from behind');
  });

  it.each([{ status: 404 }, { isWhole: false }, { cookies: [{ name: 'lang', value: 'vi_VN' }] }])(
    'does not repeat %o',
    async (page) => {
      const { get } = await setUp(page);
      await get();
      expect((await get()).text).toBe('from behind');
    },
  );
});
