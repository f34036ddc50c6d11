import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createSealing } from '@halls/service';
import type { ProviderDirectory } from '#modules/provider-connection';
import { frameAddress, mountGameFrame } from './game-frame.ts';

const siteOrigin = 'http://site.test';
const known = { isActive: true, launchUrl: 'https://games.test/play' };

function setUp() {
  const world = { now: new Date('2026-01-01T00:00:00Z') };
  const deps = {
    providers: { all: async () => [known] } as unknown as ProviderDirectory,
    sealing: createSealing([{ id: 'a', key: randomBytes(32) }]),
    clock: () => world.now,
  };
  const http = Fastify();
  mountGameFrame(http, deps);
  return {
    world,
    addressOf: (url: string) => frameAddress({ url, siteOrigin }, deps),
    read: (url: string, host = 'site.test') => http.inject({ url, headers: { host } }),
  };
}

it('there is none for what the site’s pages may frame, and for what is no page', async () => {
  const { addressOf } = setUp();
  for (const url of ['https://games.test/koi?x=1', 'javascript:alert(1)', 'no address'])
    expect(await addressOf(url)).toBeUndefined();
});

it('frames the game of the address that was given out, and lets nothing else be framed or run', async () => {
  const { addressOf, read } = setUp();
  const address = await addressOf('https://cdn.test:8443/koi?code="1"&lang=en');
  expect(address).not.toContain('cdn.test');
  const { statusCode, headers, body } = await read(address ?? '');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('name="gameFrame"');
  expect(body).toContain('src="https://cdn.test:8443/koi?code=%221%22&amp;lang=en"');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("frame-src 'self' https://cdn.test:8443");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
});

it('leads elsewhere when nobody gave the address out, to that site, or not lately', async () => {
  const { world, addressOf, read } = setUp();
  const address = (await addressOf('https://cdn.test/koi')) ?? '';
  const wrong = [read(address.slice(0, -4)), read('/game-frame'), read('/game-frame?at=a&at=b')];
  const answers = await Promise.all([...wrong, read(address, 'other.test')]);
  world.now = new Date(world.now.getTime() + 121_000);
  answers.push(await read(address));
  for (const { statusCode, headers, body } of answers)
    expect([statusCode, headers.location, body]).toEqual([302, '/close', '']);
});
