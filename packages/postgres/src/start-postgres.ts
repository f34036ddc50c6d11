import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAlive, lastLine, prepareCluster, superuser, type Cluster } from './cluster.ts';
import { chooseConfinement, confine, type Confinement } from './confinement.ts';
import { findFreePort } from './find-free-port.ts';
import { locatePostgresBinaries } from './postgres-binaries.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { chooseServerSettings, type ServerSettings } from './server-settings.ts';

export interface RunningPostgres {
  /** Connects as the owner of the database `halls`, who is no superuser. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Settles when PostgreSQL has ended, whoever ended it. */
  readonly exited: Promise<void>;
  /** Ends it in order; the data stays. */
  stop(): Promise<void>;
}

const owner = 'halls';
const startTimeoutMs = 20_000;
/** For what one that was killed has written since its last checkpoint. */
const recoveryTimeoutMs = 300_000;
/** A predecessor that is shutting down holds its lock for a moment. */
const lockPatienceMs = 2_500;
const stopPatienceMs = 5_000;
const largeLogBytes = 4_000_000;

/**
 * Starts PostgreSQL on 127.0.0.1 with its data in `dataDir`, made on the first start. It ends with
 * the calling process, even when that is killed. `durable: false` switches fsync off, for suites
 * whose data nobody will miss.
 * @throws PostgresStartError with one clear line.
 */
export async function startPostgres(options: {
  dataDir: string;
  port?: number;
  durable?: boolean;
  /** Instead of those that suit this machine. */
  settings?: ServerSettings;
  /** How long it may take to serve; after a crash it gets the time that it needs. */
  patienceMs?: number;
}): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir);
  const { durable = true, settings = chooseServerSettings(), patienceMs = startTimeoutMs } = options;
  const binaries = locatePostgresBinaries();
  const confinement = chooseConfinement();
  const cluster = await prepareCluster({ dataDir, durable, binaries, confinement });
  // in order it takes its lock away: what one that was killed wrote since its last checkpoint is read again first
  const waitMs = readLock(cluster.dir) ? recoveryTimeoutMs : patienceMs;
  const deadline = Date.now() + lockPatienceMs;
  for (;;) {
    removeForeignLock(cluster.dir);
    const port = options.port ?? (await findFreePort());
    const logStart = logSize(cluster);
    const child = launch({ cluster, port, durable, settings, confinement, binary: binaries.postgres });
    const failure = await waitUntilReady(child, cluster, { logStart, patienceMs: waitMs });
    if (failure === null) {
      const url = await prepareOwner(cluster, port);
      return describe(child, url, port);
    }
    const mayPass = failure.kind === 'locked' || (failure.kind === 'port' && options.port === undefined);
    if (!mayPass || Date.now() > deadline)
      throw new PostgresStartError(explain(failure, { dataDir, port, cluster }));
    await sleep(100);
  }
}

function launch(options: {
  cluster: Cluster;
  port: number;
  durable: boolean;
  settings: ServerSettings;
  confinement: Confinement;
  binary: string;
}): ChildProcess {
  const { cluster, confinement } = options;
  const settings: Record<string, string> = {
    ...options.settings,
    listen_addresses: '127.0.0.1',
    port: String(options.port),
    max_connections: '200',
    timezone: 'UTC',
    log_checkpoints: 'off',
    // errors without the rows that they speak of
    log_error_verbosity: 'terse',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const { command, args } = confine(confinement, options.binary, [
    ...['-D', cluster.dir, '-k', ''],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  // A file and not a pipe: a pipe that nobody reads would stall PostgreSQL.
  const log = openSync(cluster.logFile, 'a', 0o600);
  const child = spawn(command, args, {
    stdio: ['ignore', log, log],
    // its own process group: Ctrl-C in a terminal reaches who started it, who then ends it in order
    detached: process.platform !== 'win32',
    env: { ...process.env, LC_ALL: 'C' },
  });
  closeSync(log);
  if (!confinement.endsWithParent && child.pid) {
    const watcher = spawn(
      process.execPath,
      [join(import.meta.dirname, 'parent-watcher.ts'), String(child.pid)],
      {
        stdio: ['pipe', 'ignore', 'ignore'],
        detached: true,
      },
    );
    watcher.unref();
    // its process id may belong to something else later
    child.once('exit', () => watcher.kill());
  }
  return child;
}

/** Where this start's part of the log begins; a log that has grown large is begun anew. */
function logSize(cluster: Cluster): number {
  const size = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < largeLogBytes) return size;
  truncateSync(cluster.logFile);
  return 0;
}

interface StartFailure {
  readonly kind: 'locked' | 'port' | 'other';
  readonly line: string;
}

/** Null when PostgreSQL serves; its lock file says so in its eighth line, as pg_ctl reads it. */
async function waitUntilReady(
  child: ChildProcess,
  cluster: Cluster,
  { logStart, patienceMs }: { logStart: number; patienceMs: number },
): Promise<StartFailure | null> {
  const end: { reason: string | null } = { reason: null };
  child.once('error', (error) => (end.reason = error.message));
  child.once('exit', () => (end.reason ??= ''));
  const deadline = Date.now() + patienceMs;
  while (end.reason === null && Date.now() < deadline) {
    const lock = readLock(cluster.dir);
    if (lock?.pid === child.pid && lock?.status === 'ready') return null;
    await sleep(15);
  }
  if (end.reason === null) child.kill('SIGQUIT');
  const log = readFileSync(cluster.logFile, 'utf8').slice(logStart);
  if (/lock file ".*" already exists|pre-existing shared memory block/.test(log))
    return { kind: 'locked', line: '' };
  if (/could not bind|Address already in use/.test(log)) return { kind: 'port', line: '' };
  const fatal = log.split('\n').find((line) => /FATAL|PANIC/.test(line));
  return { kind: 'other', line: end.reason || fatal || lastLine(log) || 'no answer in time' };
}

function explain(failure: StartFailure, at: { dataDir: string; port: number; cluster: Cluster }): string {
  switch (failure.kind) {
    case 'locked':
      return `The data in ${at.dataDir} is already in use by another start (PostgreSQL process ${readLock(at.cluster.dir)?.pid ?? 'unknown'})`;
    case 'port':
      return `Port ${at.port} for PostgreSQL is already taken`;
    case 'other':
      return `PostgreSQL did not start: ${failure.line} (see ${at.cluster.logFile})`;
  }
}

function readLock(clusterDir: string): { pid: number; status: string | undefined } | null {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: lines[7]?.trim() };
  } catch {
    return null;
  }
}

/**
 * After a crash the lock names a process id that may since belong to something else, as in a
 * container that was started again; PostgreSQL would then refuse for ever.
 */
function removeForeignLock(clusterDir: string): void {
  const lock = readLock(clusterDir);
  if (!lock || !isAlive(lock.pid)) return;
  try {
    const stat = readFileSync(`/proc/${lock.pid}/stat`, 'utf8');
    // Z: it has ended, and nobody has taken note of it
    if (!stat.includes('(postgres)') || stat.includes(') Z '))
      rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
  } catch {
    // no /proc here, or the process has just ended: PostgreSQL judges by itself
  }
}

/** Makes the owner and its database on the first start. */
async function prepareOwner(cluster: Cluster, port: number): Promise<string> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: cluster.password,
    database: 'postgres',
  });
  await client.connect();
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [owner]);
    if (role.rowCount === 0) {
      await client.query(
        `create role ${owner} login createdb createrole password ${client.escapeLiteral(cluster.password)}`,
      );
    }
    const database = await client.query('select from pg_database where datname = $1', [owner]);
    if (database.rowCount === 0) await client.query(`create database ${owner} owner ${owner}`);
  } finally {
    await client.end();
  }
  return `postgres://${owner}:${cluster.password}@127.0.0.1:${port}/${owner}`;
}

function describe(child: ChildProcess, url: string, port: number): RunningPostgres {
  const exited = new Promise<void>((settle) => {
    if (child.exitCode !== null || child.signalCode !== null) settle();
    child.once('exit', () => settle());
  });
  return {
    url,
    port,
    pid: child.pid as number,
    exited,
    async stop() {
      child.kill('SIGINT');
      const force = setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs);
      await exited;
      clearTimeout(force);
    },
  };
}
