import { resolve } from 'node:path';
import { migrate as migrateSets, type MigrationSet } from '@halls/service';

const root = resolve(import.meta.dirname, '../../../..');

/** The server's sets in the order in which they build on each other. */
export const migrationSets: readonly MigrationSet[] = [
  { name: 'platform', dir: `${root}/apps/server/migrations/platform` },
  {
    name: 'ledger',
    dir: `${root}/packages/ledger/migrations`,
    functions: `${root}/packages/ledger/functions`,
  },
  {
    name: 'modules',
    dir: `${root}/apps/server/migrations/modules`,
    functions: `${root}/apps/server/functions`,
  },
];

/** Brings the schemas of platform, ledger and modules up to date as the owner; answers what it ran. */
export function migrate(url: string): Promise<readonly string[]> {
  return migrateSets(url, migrationSets);
}
