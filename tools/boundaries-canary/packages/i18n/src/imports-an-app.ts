export { migrationSets } from '../../../../../apps/studio/server/platform/migration-sets.ts';
