import { resolve } from 'node:path';
import { LaunchError } from './launch-error.ts';

/** What the launcher itself needs to know; server and studio read and check the rest. */
export interface LauncherSettings {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly studioPort: number;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL is used. */
  readonly databaseUrl: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const root = resolve(import.meta.dirname, '../../..');

export function readLauncherSettings(
  environment: Readonly<Record<string, string | undefined>>,
): LauncherSettings {
  return {
    isProduction: environment.NODE_ENV === 'production',
    host: environment.HOST || '127.0.0.1',
    port: readPort(environment, 'PORT', 3000),
    studioPort: readPort(environment, 'STUDIO_PORT', 3100),
    dataDir: resolve(root, environment.DATA_DIR || '.data'),
    databaseUrl: environment.DATABASE_URL || null,
    environment,
  };
}

function readPort(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number {
  const port = Number(environment[name] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new LaunchError(`${name} must be a port from 1 to 65535, not "${environment[name]}"`);
  return port;
}
