import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SpawnError, startProduct, type RunningProduct } from '@halls/testkit';
import { buildStale } from './build-stale.ts';

const buildTimeoutMs = 300_000;

let dataDir: string;
const running: RunningProduct[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'halls-launcher-'));
  await buildStale(['apps/web', 'apps/studio', 'apps/backoffice', 'packages/pictures'], () => {});
}, buildTimeoutMs);
afterAll(async () => {
  for (const product of running) await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  it('says once where it serves, answers there, drains on SIGTERM and leaves nothing behind', async () => {
    const product = await start();
    const tree = descendants(product.pid);
    expect(product.output().match(/^ready /gm)).toHaveLength(1);
    expect(product.url).toBe(`http://127.0.0.1:${product.port}`);
    expect((await fetch(`${product.url}/health`)).status).toBe(200);
    expect((await fetch(`${product.url}/ready`)).status).toBe(200);
    expect((await fetch(product.url)).status).toBe(200);
    expect(tree.map(nameOf)).toContain('postgres');

    const askedAt = Date.now();
    expect(await product.stop()).toBe(0);
    expect(Date.now() - askedAt).toBeLessThan(10_000);
    expect(tree.filter(isAlive)).toEqual([]);
  });

  it.each([
    ['the launcher', {}],
    ['start.mjs', { command: { args: ['start.mjs'] } }],
    ['npm', { command: { command: 'npm', args: ['start', '--silent'] } }],
  ])('leaves nothing behind after kill -9 of %s', async (_, options) => {
    const product = await start(options);
    const tree = descendants(product.pid);
    expect(tree.map(nameOf)).toContain('postgres');
    await product.kill();
    await vi.waitFor(() => expect(tree.filter(isAlive)).toEqual([]), { timeout: 12_000, interval: 100 });
  });

  it('exits 0 when npm is told to stop', async () => {
    const product = await start({ command: { command: 'npm', args: ['start', '--silent'] } });
    const tree = descendants(product.pid);
    await product.stop();
    await vi.waitFor(() => expect(tree.filter(isAlive)).toEqual([]), { timeout: 10_000, interval: 100 });
  });

  it('starts a server again that was killed', async () => {
    const product = await start();
    const server = descendants(product.pid).find((pid) => commandOf(pid).includes('apps/server/src/main.ts'));
    process.kill(server ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(product.output()).toContain('The server serves again'), {
      timeout: 20_000,
    });
    expect((await fetch(`${product.url}/ready`)).status).toBe(200);
    expect(await product.stop()).toBe(0);
  });

  it('builds nothing that is there', async () => {
    const product = await start();
    expect(product.output()).not.toContain('building');
    expect(await product.stop()).toBe(0);
  });

  it('refuses a second start on the same data with one line', async () => {
    const first = await start();
    expect(await refusal({ dataDir })).toMatch(
      new RegExp(`^The data in ${dataDir} is already in use by another start \\(PostgreSQL process \\d+\\)$`),
    );
    expect((await fetch(`${first.url}/ready`)).status).toBe(200);
    await first.stop();
  });

  it('says in one line that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await refusal({ dataDir, port })).toBe(
      `Port ${port} on 127.0.0.1 is already taken; set PORT to another one`,
    );
    expect(await refusal({ dataDir, studioPort: port })).toBe(
      `Port ${port} on 127.0.0.1 is already taken; set STUDIO_PORT to another one`,
    );
    expect(await refusal({ dataDir, officePort: port })).toBe(
      `Port ${port} on 127.0.0.1 is already taken; set BACKOFFICE_PORT to another one`,
    );
    expect(await refusal({ dataDir, gatewayPort: port })).toBe(
      `Port ${port} on 127.0.0.1 is already taken; set GATEWAY_PORT to another one`,
    );
    other.close();
  });

  it.each(['/dev/null/data', '/proc/data'])(
    'says in one line that DATA_DIR %s is not writable',
    async (unwritable) => {
      expect(await refusal({ dataDir: unwritable })).toMatch(
        new RegExp(`^The data directory ${unwritable} is not writable \\(E[A-Z]+\\)$`),
      );
    },
  );

  it('says in one line that the database is gone, and ends', async () => {
    const product = await start();
    const before = product.output();
    const tree = descendants(product.pid);
    const postgres = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(postgres, 'SIGKILL');
    expect(await product.exited).toBe(1);
    expect(product.output().slice(before.length).trim()).toBe(
      `The database ended unexpectedly; see ${join(dataDir, 'postgres.log')}`,
    );
    // its backends notice by themselves that their postmaster is gone
    await vi.waitFor(() => expect(tree.filter(isAlive)).toEqual([]), { timeout: 10_000, interval: 100 });
  });

  it('refuses production without its settings, naming all of them at once', async () => {
    const line = await refusal({ env: { NODE_ENV: 'production' } });
    for (const name of ['DATABASE_URL', 'SERVER_SECRET', 'PROVIDER_SECRETS']) expect(line).toContain(name);
    expect(line.split('\n')).toHaveLength(1);
  });
});

async function start(options: Parameters<typeof startProduct>[0] = {}): Promise<RunningProduct> {
  const product = await startProduct({ dataDir, ...options });
  running.push(product);
  return product;
}

/** What a start that must fail prints, apart from what it builds when sources have changed meanwhile. */
async function refusal(options: Parameters<typeof startProduct>[0]): Promise<string> {
  const outcome = await startProduct(options).catch((error: unknown) => error);
  if (!(outcome instanceof SpawnError)) throw new Error('it started');
  expect(outcome.code).toBe(1);
  return outcome.output.replaceAll(/^building .*\n?/gm, '');
}

function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : null;
    if (stat) parents.set(Number(name), stat.parent);
  }
  const found = [pid];
  for (const parent of found) for (const [child, its] of parents) if (its === parent) found.push(child);
  return found;
}

function readStat(pid: number): { name: string; state: string; parent: number } | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null;
  try {
    const [, name = '', state = '', parent = ''] =
      /^\d+ \((.*)\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, state, parent: Number(parent) };
  } catch {
    return null;
  }
}

function nameOf(pid: number): string {
  return readStat(pid)?.name ?? '';
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
}

/** An orphan that has ended stays listed until somebody takes note of it: a zombie is not alive. */
function isAlive(pid: number): boolean {
  const stat = readStat(pid);
  return stat !== null && stat.state !== 'Z';
}
