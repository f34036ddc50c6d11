export { startPostgres, type RunningPostgres } from './start-postgres.ts';
export { PostgresStartError } from './postgres-start-error.ts';
export { findFreePort } from './find-free-port.ts';
export { chooseServerSettings } from './server-settings.ts';
