import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuild } from './serve-build.ts';

let webBuild: string;
beforeAll(() => {
  webBuild = mkdtempSync(join(tmpdir(), 'halls-web-build-'));
  for (const folder of ['client/assets', 'pictures']) mkdirSync(join(webBuild, folder), { recursive: true });
  writeFileSync(join(webBuild, 'pictures/one.svg'), 'a draft');
});
afterAll(() => rmSync(webBuild, { recursive: true }));

test('nobody keeps a picture that may be a draft', async () => {
  const http = Fastify();
  await serveBuild(http, webBuild);
  const cacheControl = async () => (await http.inject('/pictures/one.svg')).headers['cache-control'];
  expect(await cacheControl()).toBe('no-cache');
  writeFileSync(join(webBuild, '.pictures-from'), '');
  expect(await cacheControl()).toBe('public, max-age=86400');
});
