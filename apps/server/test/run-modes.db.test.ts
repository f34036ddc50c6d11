import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createTestDatabase,
  SpawnError,
  startProduct,
  startServer,
  startStudio,
  type TestDatabase,
} from '@halls/testkit';

const production = {
  NODE_ENV: 'production',
  RATE_LIMITS: 'on',
  SERVER_SECRET: 'a-secret-of-production-in-tests-0123456789',
  PROVIDER_SECRETS: '{}',
  DATA_KEYS: `production:${Buffer.alloc(32, 9).toString('base64')}`,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a word for the mode that is none', () => {
  const refusalOf = (word: string) =>
    `cannot start: NODE_ENV must be "sandbox" or "production", not ${JSON.stringify(word)}`;

  it.each(['prod', 'Production', 'staging', ' production', 'PRODUCTION', 'development'])(
    'starts nothing: NODE_ENV "%s"',
    async (word) => {
      const before = await contentsOf(database);
      const env = { NODE_ENV: word, DATABASE_URL: database.url };
      expect(await lineOf(startProduct({ env }))).toBe(refusalOf(word));
      expect(await contentsOf(database)).toEqual(before);
    },
  );

  it('starts no part by itself', async () => {
    const before = await contentsOf(database);
    const alone = { databaseUrl: database.url, env: { NODE_ENV: 'prod' } };
    expect(await lineOf(startServer(alone))).toBe(refusalOf('prod'));
    expect(await lineOf(startStudio({ ...alone, serverPort: 1 }))).toBe(`the studio ${refusalOf('prod')}`);
    expect(await contentsOf(database)).toEqual(before);
  });
});

describe('production on a database without a site', () => {
  it('says what to do next, and serves the site that is then made', async () => {
    const server = await startServer({ databaseUrl: database.url, env: production });
    try {
      const page = await fetch(`${server.url}/en_US/anything`);
      expect(page.status).toBe(503);
      expect(await page.text()).toContain('npm run create-site');
      for (const path of ['/api/arks/web/site/detail', '/api/nothing', '/wallet/v1/bet'])
        expect((await post(server.url + path)).status, path).toBe(503);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      expect(await (await fetch(`${server.url}/ready`)).json()).toEqual({ status: 'no site' });
      expect(await connects(server.url)).toBe(false);

      expect(await createSite('--name', 'Bay', '--host', 'bay.example', '--currency', 'USD')).toMatch(
        /--language is missing/,
      );
      const told = await createSite(
        ...['--name', 'Bay', '--host', 'bay.example', '--language', 'en_US', '--currency', 'USD'],
      );
      expect(told).toBe('site 1 "Bay" is served at bay.example\n');
      await vi.waitFor(async () => expect((await fetch(`${server.url}/ready`)).status).toBe(200), 10_000);
      const home = await fetch(server.url);
      expect(home.status).toBe(200);
      expect(await home.text()).toContain('Bay');
      const detail = await post(`${server.url}/api/arks/web/site/detail`);
      expect(await detail.json()).toMatchObject({ code: 100, data: { default_currency: 'USD' } });
      expect(await connects(server.url)).toBe(true);
      expect(
        await createSite(
          ...['--name', 'Other', '--host', 'BAY.example', '--language', 'en_US', '--currency', 'USD'],
        ),
      ).toBe('site 1 has the host bay.example\n');
    } finally {
      await server.stop();
    }
  });

  it('is not taken for a sandbox later, by none of the parts', async () => {
    const before = await contentsOf(database);
    const refusal = /^(the studio )?cannot start: the database at DATABASE_URL was not made for a sandbox/;
    expect(await lineOf(startProduct({ env: { DATABASE_URL: database.url } }))).toMatch(refusal);
    // without the mark that the testkit would set
    const env = { NODE_ENV: 'sandbox', DATABASE_URL: database.url };
    const alone = { databaseUrl: database.url, env };
    expect(await lineOf(startServer(alone))).toMatch(refusal);
    expect(await lineOf(startStudio({ ...alone, serverPort: 1 }))).toMatch(refusal);
    expect(await contentsOf(database)).toEqual(before);
  });
});

describe("a sandbox's database", () => {
  it('is not taken by production, nor written to', async () => {
    const sandbox = await createTestDatabase();
    const server = await startServer({ databaseUrl: sandbox.url });
    await server.stop();
    const before = await contentsOf(sandbox);
    expect(before).toContain('sandbox.mark');
    const refusal = /^(the studio )?cannot start: the database is a sandbox's/;
    expect(await lineOf(startServer({ databaseUrl: sandbox.url, env: production }))).toMatch(refusal);
    expect(await lineOf(startStudio({ databaseUrl: sandbox.url, serverPort: 1, env: production }))).toMatch(
      refusal,
    );
    expect(await contentsOf(sandbox)).toEqual(before);
  });
});

/** The one line that a start that must fail prints. */
async function lineOf(start: Promise<unknown>): Promise<string> {
  const outcome = await start.catch((error: unknown) => error);
  if (!(outcome instanceof SpawnError)) throw new Error('it started');
  expect(outcome.code).toBe(1);
  return outcome.output;
}

function post(url: string): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
}

async function connects(url: string): Promise<boolean> {
  const socket = io(url, { transports: ['websocket'], reconnection: false });
  const { promise, resolve: settle } = Promise.withResolvers<boolean>();
  socket.once('connect', () => settle(true));
  socket.once('connect_error', () => settle(false));
  return promise.finally(() => socket.disconnect());
}

/** What the command prints, as an operator runs it. */
async function createSite(...args: string[]): Promise<string> {
  const root = resolve(import.meta.dirname, '../../..');
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.url };
  const run = promisify(execFile)(process.execPath, ['start.mjs', 'create-site', ...args], {
    cwd: root,
    env,
  });
  const { stdout } = await run.catch(({ stderr }: { stderr: string }) => ({ stdout: stderr }));
  return stdout;
}

/** Every table with the number of its rows. */
async function contentsOf({ pool }: TestDatabase): Promise<string> {
  const { rows } = await pool.query<{ contents: string }>(
    `select string_agg(format('%I.%I %s', table_schema, table_name,
              query_to_xml(format('select count(*) from %I.%I', table_schema, table_name), true, true, '')), E'\n'
              order by table_schema, table_name) as contents
       from information_schema.tables where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)'`,
  );
  return rows[0]?.contents ?? '';
}
