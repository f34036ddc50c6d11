import { resolve } from 'node:path';
import { migrate as migrateSets, type MigrationSet } from '@halls/service';

export const migrationSets: readonly MigrationSet[] = [
  { name: 'studio', dir: resolve(import.meta.dirname, '../migrations') },
];

/** Brings the schema `studio` up to date as the owner; answers what it ran. */
export function migrate(url: string): Promise<readonly string[]> {
  return migrateSets(url, migrationSets);
}
