import { resolve } from 'node:path';
import { describeWrongMode, readRunMode, type RunMode } from '@halls/service/run-mode';
import { LaunchError } from './launch-error.ts';

/** What the launcher itself needs to know; server, studio and gateway read and check the rest. */
export interface LauncherSettings {
  readonly mode: RunMode;
  readonly host: string;
  readonly port: number;
  readonly studioPort: number;
  readonly backofficePort: number;
  readonly gatewayPort: number;
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
    mode: readMode(environment.NODE_ENV),
    host: environment.HOST || '127.0.0.1',
    port: readPort(environment, 'PORT', 3000),
    studioPort: readPort(environment, 'STUDIO_PORT', 3100),
    backofficePort: readPort(environment, 'BACKOFFICE_PORT', 3200),
    gatewayPort: readPort(environment, 'GATEWAY_PORT', 3300),
    dataDir: resolve(root, environment.DATA_DIR || '.data'),
    databaseUrl: environment.DATABASE_URL || null,
    environment,
  };
}

/** Without a word it is the sandbox, which asks for nothing; a word that is neither may mean anything. */
function readMode(value: string | undefined): RunMode {
  const mode = readRunMode(value || 'sandbox');
  if (!mode) throw new LaunchError(`cannot start: ${describeWrongMode(value)}`);
  return mode;
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
