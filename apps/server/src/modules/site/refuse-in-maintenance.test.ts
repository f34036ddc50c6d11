import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuseInMaintenance } from './refuse-in-maintenance.ts';
import type { Site } from './site-directory.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);

function setUp() {
  let now = at('09:00:00');
  const http = Fastify();
  const maintenance = { startAt: at('10:00:00'), endAt: at('11:00:00') };
  const site = { siteId: 1, languages: ['en_US'], defaultLanguage: 'en_US' } as unknown as Site;
  refuseInMaintenance(http, {
    sites: { findByHost: (host) => ({ ...site, maintenance: host === 'shut.example' ? maintenance : null }) },
    clock: () => now,
    countryHeader: null,
    translate: (_language, key) => key,
  });
  http.post('/api/login', async () => ({ code: 100 }));
  http.post('/wallet/v1/win', async () => ({ status: 'OK' }));
  const post = (url: string, host = 'shut.example') =>
    http.inject({ method: 'POST', url, headers: { host } });
  return { post, set: (time: string) => void (now = at(time)) };
}

it('refuses calls while it lasts, and is lifted by the clock', async () => {
  const { post, set } = setUp();
  const statuses: number[] = [];
  for (const time of ['09:59:59', '10:00:00', '10:59:59', '11:00:00']) {
    set(time);
    statuses.push((await post('/api/login')).statusCode);
  }
  expect(statuses).toEqual([200, 503, 503, 200]);
});

it('says since when and until when, and when to come again', async () => {
  const { post, set } = setUp();
  set('10:59:00');
  const answer = await post('/api/login');
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json()).toEqual({
    code: 503,
    message: 'error.unavailable',
    data: { start_at: '2026-11-22T10:00:00.000Z', end_at: '2026-11-22T11:00:00.000Z' },
  });
});

it('lets providers settle their rounds, and other sites be', async () => {
  const { post, set } = setUp();
  set('10:30:00');
  expect((await post('/wallet/v1/win')).statusCode).toBe(200);
  expect((await post('/api/login', 'open.example')).statusCode).toBe(200);
});
