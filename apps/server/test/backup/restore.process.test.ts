import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type RunningPostgres } from '@halls/postgres';
import { startServer, testDataKeys } from '@halls/testkit';

/** What docs/operations.md says under "Backups", step by step. */

const root = resolve(import.meta.dirname, '../../../..');
const recoveryMs = 120_000;

let dir: string;
let archive: string;
let postgres: RunningPostgres | undefined;
let server: Awaited<ReturnType<typeof startServer>> | undefined;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'halls-backup-'));
  chmodSync(dir, 0o755);
  archive = join(dir, 'archive');
  mkdirSync(archive);
  chmodSync(archive, 0o777);
});
afterAll(async () => {
  await server?.kill();
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
});

it('a base backup and the archived WAL bring back all that was acknowledged, and a server that works', async () => {
  const [live, restored] = [join(dir, 'live'), join(dir, 'restored')];
  postgres = await startPostgres({
    dataDir: live,
    settings: { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` },
  });
  server = await startServer({ databaseUrl: postgres.url });
  await command('create-operator', postgres.url, ['before']);
  await backUp(postgres.url, live, restored);

  // what is written after the base backup is in the archive alone
  await command('create-operator', postgres.url, ['after']);
  await server.stop();
  const stood = await figures(postgres.url);
  const chain = await command('check-log', postgres.url, []);
  await untilArchived(postgres.url);
  process.kill(postgres.pid, 'SIGKILL');
  await postgres.exited;
  rmSync(live, { recursive: true, force: true });

  writeFileSync(join(restored, 'postgres', 'recovery.signal'), '');
  postgres = await startPostgres({
    dataDir: restored,
    settings: { restore_command: `cp ${archive}/%f %p`, recovery_target_timeline: 'latest' },
    patienceMs: recoveryMs,
  });
  const { url } = postgres;
  await expect
    .poll(() => query(url, 'select pg_is_in_recovery() as reads_on'), { timeout: recoveryMs })
    .toEqual([{ reads_on: false }]);
  expect(await figures(postgres.url)).toEqual(stood);
  for (const check of ['ledger.check_invariants()', 'app.check_money_invariants()'])
    expect(await query(postgres.url, `select * from ${check}`), check).toEqual([]);
  expect(await command('check-log', postgres.url, [])).toBe(chain);

  server = await startServer({ databaseUrl: postgres.url });
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  // and it writes: the log goes on from where it was
  await command('create-operator', postgres.url, ['later']);
  expect(await command('check-log', postgres.url, [])).toMatch(/^the chain holds/);
});

/** The files as they are while the server writes on; what makes them one is the WAL of that time. */
async function backUp(url: string, from: string, to: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(`select pg_backup_start('test', true)`);
    cpSync(from, to, {
      recursive: true,
      filter: (path) => !/^(postmaster\.(pid|opts)|postgres\.log)$/.test(basename(path)) && !isWal(path),
    });
    mkdirSync(join(to, 'postgres', 'pg_wal', 'archive_status'), { recursive: true });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    writeFileSync(join(to, 'postgres', 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

function isWal(path: string): boolean {
  return path.includes(join('postgres', 'pg_wal'));
}

/** Everything that is committed by now is in the archive when the file that it stands in is. */
async function untilArchived(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    const file = rows[0]?.file ?? '';
    await expect
      .poll(async () => {
        const last = await client.query<{ is_there: boolean }>(
          'select last_archived_wal >= $1 as is_there from pg_stat_archiver',
          [file],
        );
        return last.rows[0]?.is_there;
      })
      .toBe(true);
  } finally {
    await client.end();
  }
}

/** Backups are the superuser's. */
async function connect(url: string): Promise<pg.Client> {
  const { port, password } = new URL(url);
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port: Number(port), user: 'postgres', database: 'halls' },
    password: decodeURIComponent(password),
  });
  await client.connect();
  return client;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** What would differ if anything had been lost. */
async function figures(url: string): Promise<unknown> {
  const [row] = await query(
    url,
    `select (select count(*) from ledger.entry) as entries, (select sum(balance_minor) from ledger.balance) as balances,
       (select max(audit_event_id) from app.audit_event) as last_audit,
       (select array_agg(account order by account) from app.operator) as operators`,
  );
  return row;
}

/** As an operator runs it beside the server. */
async function command(name: string, url: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`apps/server/src/commands/${name}.ts`, ...args],
    { cwd: root, env: { ...process.env, NODE_ENV: 'sandbox', DATABASE_URL: url, DATA_KEYS: testDataKeys } },
  );
  return stdout.trim();
}
