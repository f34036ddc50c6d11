import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianVersions = '/usr/lib/postgresql';

export interface Pgbench {
  /** Fills the database for the TPC-B-like run. */
  initialise(scale: number): Promise<void>;
  /** Transactions per second of the TPC-B-like run. */
  measureTps(options: { clients: number; seconds: number }): Promise<number>;
}

/** The program on the path or Debian's newest; null where there is none. */
export function findPgbench(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((dir) => join(dir, 'pgbench'));
  const ofDebian = existsSync(debianVersions)
    ? readdirSync(debianVersions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debianVersions, version, 'bin', 'pgbench'))
    : [];
  return [...ofDebian, ...onPath].find((path) => existsSync(path)) ?? null;
}

export function pgbenchOn(program: string, url: string): Pgbench {
  return {
    async initialise(scale) {
      await run(program, ['--initialize', '--quiet', `--scale=${scale}`, url]);
    },
    async measureTps({ clients, seconds }) {
      const args = [`--client=${clients}`, '--jobs=2', `--time=${seconds}`, url];
      const { stdout } = await run(program, args);
      const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
      if (tps === undefined) throw new Error(`pgbench told no tps:\n${stdout}`);
      return Number(tps);
    },
  };
}
