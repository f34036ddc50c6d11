import { resolve } from 'node:path';
import type { MigrationSet } from '@halls/service';

/** The schema `studio`; its owner applies it. */
export const migrationSets: readonly MigrationSet[] = [
  {
    name: 'studio',
    dir: resolve(import.meta.dirname, '../../migrations'),
    functions: resolve(import.meta.dirname, '../../functions'),
  },
];
