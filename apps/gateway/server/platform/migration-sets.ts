import { resolve } from 'node:path';
import type { MigrationSet } from '@halls/service';

/** The schema `gateway`; its owner applies it. */
export const migrationSets: readonly MigrationSet[] = [
  { name: 'gateway', dir: resolve(import.meta.dirname, '../../migrations') },
];
