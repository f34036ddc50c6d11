import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '@halls/contract';
import { BusyError } from '#platform/busy-error.ts';
import { implement } from '#platform/call.ts';
import { succeed } from '#platform/result.ts';
import { createDispatcher } from './dispatcher.ts';
import { createHttp } from './create-http.ts';
import type { FindSite } from './facts.ts';
import { mountApi, presentSiteError } from './mount-api.ts';

const common = { access: 'guest', summary: '', request: z.strictObject({}), data: z.null() } as const;
const dear = defineEndpoint({ ...common, path: '/dear', rateLimit: { perMinute: 5 } });
const cheap = defineEndpoint({ ...common, path: '/cheap' });
const busy = defineEndpoint({ ...common, path: '/busy' });

const site = { siteId: 1, defaultLanguage: 'vi_VN', languages: ['vi_VN'] };
const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function serve({ rateLimits = true } = {}) {
  const edge = {
    findSite: () => site as unknown as ReturnType<FindSite>,
    translate: (_: string, key: string) => key,
    countryHeader: null,
  };
  const http = await createHttp({
    logger: pino({ level: 'silent' }),
    trustedProxies: [],
    presentError: presentSiteError(edge),
  });
  const dispatcher = createDispatcher({
    ...edge,
    implementations: [
      implement(dear, async () => succeed(null)),
      implement(cheap, async () => succeed(null)),
      implement(busy, async () => {
        throw new BusyError('as arranged');
      }),
    ],
    authenticate: async () => null,
    clock: () => new Date(),
  });
  await mountApi(http, { ...edge, dispatcher, document: {}, rateLimits });
  await http.listen({ host: '127.0.0.1', port: 0 });
  opened.push(http);
  const { port } = http.server.address() as AddressInfo;
  // not fetch, which rewrites an address before it sends it
  return (path: string) =>
    new Promise<{ status: number; body: string }>((settle, fail) => {
      const call = request({
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: path.replace('PORT', String(port)),
      });
      call.on('response', (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => settle({ status: response.statusCode ?? 0, body }));
      });
      call.on('error', fail);
      call.end();
    });
}

const spellings = [
  '/api/dear',
  '/%61%70%69/de%61r',
  '/api/d%65%61%72',
  '/%61pi/dear',
  '/a%70i/d%65ar',
  '/api/dear?x=1',
  'http://127.0.0.1:PORT/api/dear',
];

it('counts a call under one limit, however its address is spelled', async () => {
  const post = await serve();
  const answers = [];
  for (let round = 0; round < 3; round += 1) for (const path of spellings) answers.push(await post(path));
  expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), ...Array(16).fill(429)]);
  expect(JSON.parse(answers.at(-1)?.body ?? '')).toEqual({
    code: 429,
    message: 'error.too_many_requests',
    data: null,
  });
  expect((await post('/api/cheap')).status).toBe(200);
});

it.each([
  '//api/dear',
  '/api/./dear',
  '/api//dear',
  '/x/../api/dear',
  '/API/dear',
  '/api/DEAR',
  '/api/dear/',
  '/api%2Fdear',
  '/api%2fdear',
])('knows no call by %s', async (path) => {
  const post = await serve();
  for (let round = 0; round < 7; round += 1) expect((await post(path)).status).toBe(404);
  expect((await post('/api/dear')).status).toBe(200);
});

it('bounds all other calls together, and what is no call', async () => {
  const post = await serve();
  const statuses = [];
  for (let round = 0; round < 151; round += 1)
    for (const path of ['/api/cheap', '/%61pi/cheap', '/api/none', '/%61pi/none'])
      statuses.push((await post(path)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.filter((status) => status === 404)).toHaveLength(300);
  expect(statuses.slice(600)).toEqual(Array(4).fill(429));
});

it('has no limits where they are off', async () => {
  const post = await serve({ rateLimits: false });
  for (let round = 0; round < 8; round += 1) expect((await post('/api/dear')).status).toBe(200);
});

it('answers 503 to a call whose work is refused for being too much at once', async () => {
  const post = await serve();
  expect(await post('/api/busy')).toMatchObject({ status: 503, body: expect.stringContaining('"code":503') });
});
