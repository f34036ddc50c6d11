import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseServerSettings } from './server-settings.ts';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'halls-postgres-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('startPostgres', () => {
  it('keeps the data from one start to the next', async () => {
    const dataDir = join(scratch, 'kept');
    const first = await startPostgres({ dataDir });
    await query(first, 'create table note (text text)', `insert into note values ('here')`);
    await first.stop();
    const second = await startPostgres({ dataDir });
    expect(await query(second, 'select text from note')).toEqual([{ text: 'here' }]);
    await second.stop();
    expect(isAlive(second.pid)).toBe(false);
  });

  it('asks for a password that only the owner of the data can read', async () => {
    const dataDir = join(scratch, 'kept');
    const postgres = await startPostgres({ dataDir });
    const file = join(dataDir, 'postgres-password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const guess = new URL(postgres.url);
    guess.password = 'guess';
    const client = new pg.Client({ connectionString: guess.href });
    await expect(client.connect()).rejects.toThrow(/password authentication failed/);
    await postgres.stop();
  });

  it('gives the owner no powers over the server', async () => {
    const postgres = await startPostgres({ dataDir: join(scratch, 'kept') });
    expect(await query(postgres, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);
    await postgres.stop();
  });

  it('refuses a second start on the same data with one line, and leaves the first alone', async () => {
    const dataDir = join(scratch, 'kept');
    const first = await startPostgres({ dataDir });
    const refusal = await startPostgres({ dataDir }).catch((error: Error) => error.message);
    expect(refusal).toBe(
      `The data in ${dataDir} is already in use by another start (PostgreSQL process ${first.pid})`,
    );
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  it('ends with a parent that is killed, and starts again on the same data at once', async () => {
    const dataDir = join(scratch, 'orphaned');
    const parent = spawn(process.execPath, [
      resolve(import.meta.dirname, '../test/hold-postgres.ts'),
      dataDir,
    ]);
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    const again = await startPostgres({ dataDir });
    expect(isAlive(pid)).toBe(false);
    await again.stop();
  });

  it('says when PostgreSQL was killed', async () => {
    const postgres = await startPostgres({ dataDir: join(scratch, 'kept') });
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.exited;
    expect(isAlive(postgres.pid)).toBe(false);
    const again = await startPostgres({ dataDir: join(scratch, 'kept') });
    await again.stop();
  });

  it('waits for what a crash has left to be read again', async () => {
    const dataDir = join(scratch, 'crashed');
    const postgres = await startPostgres({ dataDir });
    await query(postgres, 'create table note as select n from generate_series(1, 200000) n');
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.exited;
    const again = await startPostgres({ dataDir, patienceMs: 1 });
    expect(await query(again, 'select count(*)::int from note')).toEqual([{ count: 200_000 }]);
    await again.stop();
  });

  it('gives it what suits the machine, and what is asked for instead', async () => {
    const dataDir = join(scratch, 'kept');
    const suited = await startPostgres({ dataDir });
    const jit = await query(suited, 'show jit');
    const maxWal = await query(suited, 'show max_wal_size');
    await suited.stop();
    const asked = await startPostgres({ dataDir, settings: { max_wal_size: '512MB' } });
    expect([jit, maxWal, await query(asked, 'show max_wal_size')]).toEqual([
      [{ jit: 'off' }],
      [{ max_wal_size: chooseServerSettings().max_wal_size }],
      [{ max_wal_size: '512MB' }],
    ]);
    await asked.stop();
  });

  it('is not held up by a lock whose process id now belongs to something else', async () => {
    const dataDir = join(scratch, 'kept');
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n0 0\nready\n`,
    );
    const postgres = await startPostgres({ dataDir });
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  });

  it.each(['/dev/null/data', '/proc/data'])('refuses to write in %s with one line', async (dataDir) => {
    const refusal = await startPostgres({ dataDir }).catch((error: Error) => error.message);
    expect(refusal).toMatch(new RegExp(`^The data directory ${dataDir} is not writable \\(E[A-Z]+\\)$`));
  });

  it('names a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const refusal = await startPostgres({ dataDir: join(scratch, 'kept'), port }).catch(
      (error: Error) => error.message,
    );
    expect(refusal).toBe(`Port ${port} for PostgreSQL is already taken`);
    other.close();
  });

  it('switches fsync off only when told to', async () => {
    const fast = await startPostgres({ dataDir: join(scratch, 'fast'), durable: false });
    expect(await query(fast, 'show fsync')).toEqual([{ fsync: 'off' }]);
    await fast.stop();
    expect(readFileSync(join(scratch, 'fast', 'postgres', 'PG_VERSION'), 'utf8').trim()).toBe('18');
  });
});

async function query(postgres: RunningPostgres, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // an orphan that has ended stays listed until somebody takes note of it
    return !existsSync(`/proc/${pid}/stat`) || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
