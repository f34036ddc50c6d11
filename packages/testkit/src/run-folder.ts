import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';

/** Twice what a run holds at its most: a write-ahead log of a gigabyte, and some databases of 20 MB. */
const roomBytes = 4 * 1024 ** 3;

/**
 * A new folder for what this process's run of tests writes and nobody misses, in memory where there is room for it: a
 * database is as durable there as anywhere until the machine stops, and its commits wait for no disk. What runs that
 * were killed have left of that name goes.
 */
export function makeRunFolder(name: string): string {
  const prefix = `halls-${name}-`;
  for (const parent of [memory, tmpdir()]) removeAbandoned(parent, prefix);
  return mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `${prefix}${process.pid}-`));
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= roomBytes;
  } catch {
    // not every system has it
    return false;
  }
}

function removeAbandoned(parent: string, prefix: string): void {
  for (const name of namesIn(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!pid) continue;
    try {
      process.kill(Number(pid), 0);
    } catch {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // not every system has it
    return [];
  }
}
