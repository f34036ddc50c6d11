import { totalmem } from 'node:os';
import process from 'node:process';

export type ServerSettings = Readonly<Record<string, string>>;

const megabyte = 2 ** 20;
const gigabyte = 2 ** 30;
/** The machine is not PostgreSQL's alone: server, studio and their pages live beside it. */
const bufferShare = 1 / 32;
const cacheShare = 1 / 2;
/** From here on a disk can be expected that keeps two gigabytes of WAL between checkpoints. */
const roomyMachineBytes = 4 * gigabyte;

/**
 * What a ledger likes, by the memory that there is, in bytes. Nothing here touches durability: `fsync`,
 * `full_page_writes` and `synchronous_commit` stay as PostgreSQL has them. `docs/operations.md` says the same for a
 * server of one's own, `docs/performance.md` what it is worth.
 */
export function chooseServerSettings(memoryBytes = readMemoryBytes()): ServerSettings {
  const isRoomy = memoryBytes >= roomyMachineBytes;
  return {
    // a twentieth of it is used at rest, the rest when there are pages to keep: a small machine stays at the default
    shared_buffers: inMegabytes(clamp(memoryBytes * bufferShare, 128 * megabyte, 512 * megabyte)),
    effective_cache_size: inMegabytes(clamp(memoryBytes * cacheShare, 256 * megabyte, 64 * gigabyte)),
    // a page that changes for the first time after a checkpoint goes into the WAL whole, so checkpoints are few. What
    // lies between two of them is read again after a crash, so they are not fewer.
    checkpoint_timeout: '10min',
    max_wal_size: isRoomy ? '2GB' : '1GB',
    min_wal_size: isRoomy ? '256MB' : '80MB',
    // statements here are short and many: compiling one costs more than it ever saves
    jit: 'off',
    // there is no head to move on the disks of today
    random_page_cost: '1.1',
  };
}

/** What this process may use: a container's limit where there is one. */
function readMemoryBytes(): number {
  // without a limit it is 0, or beyond any machine
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / megabyte)}MB`;
}
