import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageRequest } from '@halls/contract/page';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import type { RequestFacts } from '#platform/http/dispatcher.ts';
import { readSettings } from '#platform/settings.ts';
import { createPageMaker, type PageMaker } from './page-maker.ts';

const rendererFile = resolve(import.meta.dirname, '../../../test/pages/sample-renderer.ts');
const facts = { site: { siteId: 1, languages: ['en_US'] }, language: 'en_US' } as unknown as RequestFacts;

let database: TestDatabase;
let maker: PageMaker;
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = readSettings({
    NODE_ENV: 'sandbox',
    DATABASE_URL: database.url,
    DATA_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
  });
  maker = createPageMaker({ settings, rendererFile }, { timeoutMs: 5_000 });
});
afterAll(async () => {
  await maker.close();
  await database.drop();
});

const make = (path: string) =>
  maker.make({ url: `http://localhost${path}`, language: 'en_US' } as PageRequest, facts);

it('makes pages in a thread, from what the calls of the site answer a guest', async () => {
  expect(await maker.languages()).toEqual(['en_US']);
  expect(await make('/')).toMatchObject({ kind: 'document', html: expect.stringMatching(/^100 /) });
});

it.runIf(process.platform === 'linux')('lets everything else go first on a busy machine', async () => {
  await make('/');
  const niceness = readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
  expect(niceness).toContain(10);
  // what this process was started with
  expect(niceness).toContain(getPriority());
});

it('fails one page without the others', async () => {
  const [failed, made] = await Promise.allSettled([make('/fail'), make('/')]);
  expect([failed.status, made.status]).toEqual(['rejected', 'fulfilled']);
});

it.each(['/end', '/hang'])('goes on after a page that makes the thread %s', async (path) => {
  await make('/');
  await expect(make(path)).rejects.toThrow();
  expect(await make('/')).toMatchObject({ kind: 'document' });
});
