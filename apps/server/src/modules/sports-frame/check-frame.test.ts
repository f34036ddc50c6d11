import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFrameCheck, type FrameCheck } from './check-frame.ts';

const site = 'http://www.site.example';
let server: Server;
let port: number;
let asked: string[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let frames: FrameCheck;

beforeEach(async () => {
  asked = [];
  answer = (_, response) => void response.writeHead(200).end();
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  await frames.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** A check that may ask `origins`, with names that lead where `addresses` say, one after the other. */
function open(origins: string[], addresses: string[][] = []): void {
  const answers = [...addresses];
  const lookup = ((_host, _options, callback) => {
    const found = answers.length > 1 ? answers.shift() : answers[0];
    callback(
      null,
      (found ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as LookupFunction;
  frames = createFrameCheck({ allowedOrigins: async () => origins, lookup });
}

it('asks an address of the list for its headers', async () => {
  const origin = `http://127.0.0.1:${port}`;
  open([origin]);
  expect(await frames.check(`${origin}/play?code=1`, site)).toBe(200);
  expect(asked).toEqual(['HEAD /play?code=1']);
});

it('asks again where nobody knows what headers are', async () => {
  answer = ({ method }, response) => void response.writeHead(method === 'HEAD' ? 405 : 200).end('page');
  const origin = `http://127.0.0.1:${port}`;
  open([origin]);
  expect(await frames.check(`${origin}/`, site)).toBe(200);
  expect(asked).toEqual(['HEAD /', 'GET /']);
});

it.each([
  ['an error', (response: ServerResponse) => response.writeHead(500).end()],
  [
    'a page that may not be framed',
    (response: ServerResponse) => response.writeHead(200, { 'x-frame-options': 'DENY' }).end(),
  ],
  ['no answer', (response: ServerResponse) => response.destroy()],
])('says no to %s', async (_, reply) => {
  answer = (_request, response) => void reply(response);
  const origin = `http://127.0.0.1:${port}`;
  open([origin]);
  expect(await frames.check(`${origin}/`, site)).toBeNull();
});

it.each([['127.0.0.1'], ['::ffff:127.0.0.1'], ['::1']])(
  'a name that leads into the house, to %s, is not asked',
  async (address) => {
    const origin = `http://games.example:${port}`;
    open([origin], [[address]]);
    expect(await frames.check(`${origin}/`, site)).toBeNull();
    expect(asked).toEqual([]);
  },
);

it('what a name led to before counts for nothing: the address that is connected to is the one that is judged', async () => {
  const origin = `http://games.example:${port}`;
  // documents’ own: nobody is there
  open([origin], [['203.0.113.1', '127.0.0.1'], ['127.0.0.1']]);
  for (let time = 0; time < 3; time += 1) expect(await frames.check(`${origin}/`, site)).toBeNull();
  expect(asked).toEqual([]);
});

it('a redirect is judged like the first address', async () => {
  const origin = `http://127.0.0.1:${port}`;
  const inside = `http://localhost:${port}`;
  answer = ({ url }, response) => {
    const to = {
      '/in': `${inside}/secret`,
      '/user': `http://a@127.0.0.1:${port}/`,
      '/on': '/there',
      '/round': '/round',
    };
    const location = to[url as keyof typeof to];
    response.writeHead(location ? 302 : 200, location ? { location } : {}).end();
  };
  open([origin], [['127.0.0.1']]);
  expect(await frames.check(`${origin}/in`, site)).toBeNull();
  expect(await frames.check(`${origin}/user`, site)).toBeNull();
  expect(asked).toEqual(['HEAD /in', 'HEAD /user']);
  expect(await frames.check(`${origin}/on`, site)).toBe(200);
  expect(await frames.check(`${origin}/round`, site)).toBeNull();
  expect(asked.filter((line) => line === 'HEAD /round')).toHaveLength(4);
});
