export { migrate } from '../../../../../apps/studio/server/migrate.ts';
