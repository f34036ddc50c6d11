import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mountIcons } from './icon.routes.ts';

async function ask(url: string) {
  const http = Fastify();
  await mountIcons(http, { rateLimits: false });
  const { statusCode, headers, body } = await http.inject(url);
  return { statusCode, headers, body };
}

it('answers the icons that were asked for, by former names too, to be kept for long and by any page', async () => {
  const { statusCode, headers, body } = await ask('/icons/lucide.json?icons=headset,circle-help,no-such');
  expect(statusCode).toBe(200);
  const { prefix, icons, width, height } = JSON.parse(body);
  expect({ prefix, width, height }).toEqual({ prefix: 'lucide', width: 24, height: 24 });
  expect(Object.keys(icons)).toEqual(['headset', 'circle-help']);
  expect(icons.headset.body).toMatch(/^<g .*<path /);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=604800',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it.each([
  '/icons/lucide.json?icons=no-such',
  '/icons/lucide.json?icons=constructor,__proto__',
  '/icons/lucide.json',
  '/icons/lucide.json?icons=headset&icons=gift',
  `/icons/lucide.json?icons=headset,${'x'.repeat(500)}`,
  '/icons/constructor.json?icons=headset',
  '/icons/..%2F..%2Fpackage.json?icons=headset',
  '/icons/%2E%2E%2Flucide.json?icons=headset',
])('has nothing at %s', async (url) => {
  const { statusCode, headers } = await ask(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control'] ?? 'none').not.toContain('604800');
});
