import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

interface Arrived {
  path: string | undefined;
  authorization: string | undefined;
  event: Record<string, unknown>;
}

/** Stands in for the pixel's owner. */
const owner = { status: 200, arrived: [] as Arrived[] };
let world: IdentityWorld;
let server: Server;
let endpoint: string;

beforeAll(async () => {
  world = await createIdentityWorld();
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const [event] = (JSON.parse(body) as { data: Record<string, unknown>[] }).data;
      if (event)
        owner.arrived.push({ path: request.url, authorization: request.headers.authorization, event });
      response.writeHead(owner.status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  owner.status = 200;
  owner.arrived = [];
  await world.pool.query('delete from app.tracking_event');
  await world.pool.query('delete from app.pixel');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.close();
});

const setPixel = () =>
  world.pool.query(
    `insert into app.pixel (site_id, pixel_id, access_token, endpoint) values (1, '4711', 'a-token', $1)`,
    [endpoint],
  );
const send = async (more: object = {}) =>
  (await world.send('/fb_tracking', { event: 'Purchase', userData: {}, ...more })).envelope.code;
const rows = async () =>
  (await world.pool.query('select state, content, tries from app.tracking_event order by 1')).rows;

test('a site without a pixel takes nothing, and nothing leaves', async () => {
  expect(await send()).toBe(101);
  await world.tracking.deliver();
  expect([await rows(), owner.arrived]).toEqual([[], []]);
});

test('an event goes out with the visitor hashed, and nothing of it stays', async () => {
  await setPixel();
  const userData = { em: 'Lan@example.com', fbp: 'fb.1.1700000000000.1', member_account: 'lan01' };
  const customData = { value: '12.50', currency: 'USD' };
  const event_source_url = `${world.visitor.siteOrigin}/?member_account=lan01`;
  expect(await send({ userData, customData, event_source_url, event_id: 'deposit:1' })).toBe(100);
  const written = JSON.stringify(await rows());
  expect(written).not.toMatch(/lan@|lan01/i);
  await world.tracking.deliver();
  expect(owner.arrived).toEqual([
    {
      path: '/4711/events',
      authorization: 'Bearer a-token',
      event: {
        event_name: 'Purchase',
        event_time: Math.floor(world.now().getTime() / 1_000),
        event_id: 'deposit:1',
        action_source: 'website',
        event_source_url: `${world.visitor.siteOrigin}/`,
        user_data: {
          em: createHash('sha256').update('lan@example.com').digest('hex'),
          fbp: 'fb.1.1700000000000.1',
          client_user_agent: 'test',
        },
        custom_data: customData,
      },
    },
  ]);
  expect(await rows()).toEqual([{ state: 'sent', content: '', tries: 1 }]);
});

test('several windows that tell of one thing send it once', async () => {
  await setPixel();
  await Promise.all([1, 2, 3].map(() => send({ event_id: 'deposit:2' })));
  await world.tracking.deliver();
  await world.tracking.deliver();
  expect(owner.arrived).toHaveLength(1);
});

test('what is not taken is tried again later, and given up after a day', async () => {
  await setPixel();
  owner.status = 503;
  await send();
  await world.tracking.deliver();
  await world.tracking.deliver();
  expect(owner.arrived).toHaveLength(1);
  world.passTime(10_000);
  owner.status = 200;
  await world.tracking.deliver();
  expect(await rows()).toEqual([{ state: 'sent', content: '', tries: 2 }]);
  owner.status = 503;
  await send();
  world.passTime(24 * 3_600_000);
  await world.tracking.deliver();
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'sent']);
});

test('what is wrong with an event, and what waits for a pixel that is gone, is not tried again', async () => {
  await setPixel();
  owner.status = 400;
  await send({ event_id: 'wrong' });
  await world.tracking.deliver();
  await send({ event_id: 'gone' });
  await world.pool.query('delete from app.pixel');
  await world.tracking.deliver();
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  expect(owner.arrived).toHaveLength(1);
});

test('an access token that was written by hand is sealed by the next start, and still opens', async () => {
  await setPixel();
  await (await world.openNode()).close();
  const { rows: pixels } = await world.pool.query('select access_token from app.pixel');
  expect(pixels[0].access_token).toMatch(/^sealed:/);
  await send();
  await world.tracking.deliver();
  expect(owner.arrived[0]?.authorization).toBe('Bearer a-token');
});
