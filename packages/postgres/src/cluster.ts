import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { confine, type Confinement } from './confinement.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { PostgresStartError } from './postgres-start-error.ts';

export const superuser = 'postgres';

export interface Cluster {
  readonly dir: string;
  readonly logFile: string;
  readonly password: string;
}

/** Makes the cluster on the first start, and hands its files to the user that will run PostgreSQL. */
export async function prepareCluster(options: {
  dataDir: string;
  durable: boolean;
  binaries: PostgresBinaries;
  confinement: Confinement;
}): Promise<Cluster> {
  const { dataDir, confinement } = options;
  const dir = join(dataDir, 'postgres');
  const logFile = join(dataDir, 'postgres.log');
  makeWritable(dataDir);
  const password = readOrMakePassword(dataDir);
  if (!existsSync(join(dir, 'PG_VERSION'))) await initialise({ ...options, dir, password });
  if (confinement.owner) handOver(dir, confinement.owner);
  return { dir, logFile, password };
}

function makeWritable(dataDir: string): void {
  try {
    makeDir(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    // root passes access checks even on a read-only mount, so write something
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new PostgresStartError(
      `The data directory ${dataDir} is not writable (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

/** Node's own recursive mkdir never returns below /proc. */
function makeDir(dir: string): void {
  if (existsSync(dir)) return;
  makeDir(dirname(dir));
  try {
    mkdirSync(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function readOrMakePassword(dataDir: string): string {
  const file = join(dataDir, 'postgres-password');
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

/** Works aside and renames, so that an interrupted first start leaves nothing half made. */
async function initialise(options: {
  dir: string;
  dataDir: string;
  password: string;
  durable: boolean;
  binaries: PostgresBinaries;
  confinement: Confinement;
}): Promise<void> {
  const { dir, confinement } = options;
  removeAbandoned(options.dataDir);
  const draft = `${dir}.draft-${process.pid}`;
  const passwordFile = `${dir}.draft-${process.pid}.password`;
  try {
    writeFileSync(passwordFile, options.password, { mode: 0o600 });
    mkdirSync(draft, { mode: 0o700 });
    if (confinement.owner) {
      chownSync(draft, confinement.owner.uid, confinement.owner.gid);
      chownSync(passwordFile, confinement.owner.uid, confinement.owner.gid);
    }
    const { command, args } = confine(confinement, options.binaries.initdb, [
      ...['-D', draft, '-U', superuser, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256'],
      ...[
        '-E',
        'UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      ...(options.durable ? [] : ['--no-sync']),
    ]);
    await promisify(execFile)(command, args);
    renameSync(draft, dir);
  } catch (error) {
    // another start on the same empty directory was faster; the lock file decides between the two
    if (existsSync(join(dir, 'PG_VERSION'))) return;
    const { stderr = '', message } = error as Error & { stderr?: string };
    const cause = lastLine(stderr) || lastLine(message);
    const hint = confinement.owner?.uid
      ? '; it runs as nobody here: keep DATA_DIR where all can reach it'
      : '';
    throw new PostgresStartError(`PostgreSQL could not make its data in ${dir}: ${cause}${hint}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.draft-(\d+)/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** A machine's rules may have changed since the last start, and with them who runs PostgreSQL. */
function handOver(dir: string, owner: { uid: number; gid: number }): void {
  if (statSync(dir).uid === owner.uid) return;
  for (const name of ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(dir, name), owner.uid, owner.gid);
  }
  chmodSync(dir, 0o700);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
