import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuild } from './serve-build.ts';

let webBuild: string;
beforeAll(() => {
  webBuild = mkdtempSync(join(tmpdir(), 'halls-web-build-'));
  for (const folder of ['client/assets', 'client/builds/meta', 'pictures'])
    mkdirSync(join(webBuild, folder), { recursive: true });
  writeFileSync(join(webBuild, 'pictures/one.svg'), 'a draft');
  writeFileSync(join(webBuild, 'client/service-worker.js'), '');
  for (const name of ['latest', 'meta/abc'])
    writeFileSync(join(webBuild, `client/builds/${name}.json`), '{}');
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

test('which build is the newest is asked for each time, what a build was never changes', async () => {
  const http = Fastify();
  await serveBuild(http, webBuild);
  const cacheControl = async (path: string) => (await http.inject(path)).headers['cache-control'];
  expect(await cacheControl('/builds/latest.json')).toBe('no-cache');
  expect(await cacheControl('/builds/meta/abc.json')).toContain('immutable');
  expect(await cacheControl('/service-worker.js')).toBe('no-cache');
});
