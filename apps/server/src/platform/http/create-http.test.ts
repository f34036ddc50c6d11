import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createHttp } from './create-http.ts';
import type { FindSite } from './facts.ts';
import { presentSiteError } from './mount-api.ts';

const site = { defaultLanguage: 'vi_VN', languages: ['vi_VN'] } as unknown as ReturnType<FindSite>;

async function serve(findSite: FindSite) {
  const http = await createHttp({
    logger: pino({ level: 'silent' }),
    trustedProxies: [],
    presentError: presentSiteError({
      countryHeader: null,
      findSite,
      translate: (language, key) => `${language} ${key}`,
    }),
  });
  http.get('/', async () => 'served');
  http.get('/broken', async () => {
    throw new Error('a detail of the inside');
  });
  return http;
}

it.each(['localhost', 'localhost:3000', 'suncity.localhost', '127.0.0.1:3000', '[::1]:3000'])(
  'serves the host %s',
  async (host) => {
    const http = await serve(() => site);
    expect((await http.inject({ url: '/', headers: { host } })).body).toBe('served');
  },
);

it.each(['a b', 'x;script-src *', "localhost' *", 'user@localhost', 'localhost/..', 'a:b'])(
  'refuses the host %s',
  async (host) => {
    const http = await serve(() => site);
    const answer = await http.inject({ url: '/', headers: { host } });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 422, message: 'vi_VN error.invalid', data: null },
    ]);
  },
);

it('says nothing of the inside, even when the site cannot be told', async () => {
  const http = await serve(() => {
    throw new Error('no site');
  });
  const answer = await http.inject({ url: '/broken' });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 500, message: 'en_US error.internal', data: null },
  ]);
});

it.each(['/', '/broken', '/nowhere'])('tells browsers what they may do with %s', async (url) => {
  const { headers } = await (await serve(() => site)).inject({ url });
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-request-id': expect.any(String),
  });
});

it('tells servers nothing that is for browsers', async () => {
  const http = await serve(() => site);
  http.get('/for-servers', { config: { isForServers: true } }, async () => 'served');
  const { headers } = await http.inject({ url: '/for-servers' });
  expect(Object.keys(headers)).not.toContain('content-security-policy');
  expect(headers['x-request-id']).toBeDefined();
});

describe('on the wire', () => {
  /** What comes back for these bytes, until the server closes the connection. */
  async function send(
    bytes: string,
    bend: (server: Awaited<ReturnType<typeof serve>>['server']) => void = () => {},
  ) {
    const http = await serve(() => site);
    http.post('/', async () => 'taken');
    await http.listen({ host: '127.0.0.1', port: 0 });
    bend(http.server);
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    try {
      return await text(socket);
    } finally {
      await http.close();
    }
  }

  it('refuses two hosts', async () => {
    const twice = 'Host: localhost\r\nHost: other.example\r\nConnection: close\r\n\r\n';
    expect(await send(`GET / HTTP/1.1\r\n${twice}`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await send(`GET / HTTP/1.1\r\n${twice.replace('Host: other.example\r\n', '')}`)).toMatch(
      /^HTTP\/1.1 200 /,
    );
  });

  it('cuts a body that does not come, when it says and not a minute later', async () => {
    let statedMs = 0;
    const begunMs = performance.now();
    const head =
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{';
    const answer = await send(head, (server) => {
      statedMs = server.requestTimeout;
      expect(server.headersTimeout).toBe(statedMs);
      server.requestTimeout = 200;
      server.headersTimeout = 200;
    });
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(performance.now() - begunMs).toBeLessThan(5_000);
    expect(statedMs).toBe(15_000);
  });
});
