import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseProviders } from '@halls/house-games';
import { findFreePort } from '@halls/postgres';
import { markSandbox } from '@halls/service/sandbox-mark';
import { childFlags } from '../../../apps/launcher/src/child-flags.ts';
import { buildIfMissing } from './build-product.ts';
import { spawnUntilReady, type SpawnedProcess } from './spawned-process.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The keys that server and studio share in tests, by provider code. */
export const testProviderSecrets: Readonly<Record<string, { key_id: string; secret: string }>> =
  Object.fromEntries(
    houseProviders.map(({ gpId }) => [
      gpId,
      { key_id: `${gpId}-test`, secret: `secret-of-${gpId}-in-tests-only` },
    ]),
  );

/** The keys that server and gateway share in tests. */
export const testPaymentSecrets = {
  SANDBOX: { key_id: 'SANDBOX-test', secret: 'secret-of-SANDBOX-in-tests-only' },
};

/** What the server seals under in tests. */
export const testDataKeys = `tests:${Buffer.alloc(32, 5).toString('base64')}`;

const shared: Environment = {
  NODE_ENV: 'sandbox',
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  SERVER_SECRET: 'server-secret-in-tests-only-0123456789',
  DATA_KEYS: testDataKeys,
  PROVIDER_SECRETS: JSON.stringify(testProviderSecrets),
  PAYMENT_SECRETS: JSON.stringify(testPaymentSecrets),
  SEED_KEYS: `tests:${Buffer.alloc(32, 7).toString('base64')}`,
};

/**
 * The real server in a process of its own, on a free port where none is given, without rate limits.
 * It migrates `databaseUrl` itself, and seeds it as a sandbox's. `env` goes over the defaults.
 */
export async function startServer(options: {
  databaseUrl: string;
  port?: number;
  studioPort?: number;
  env?: Environment;
  onLine?: (line: string) => void;
}): Promise<SpawnedProcess & { readonly port: number }> {
  await buildIfMissing();
  const port = options.port ?? (await findFreePort());
  const studioPort = options.studioPort ?? (await findFreePort());
  const officePort = await findFreePort();
  const env = {
    ...shared,
    DATABASE_URL: options.databaseUrl,
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    BACKOFFICE_PORT: String(officePort),
    ...options.env,
  };
  await markDatabase(options);
  const { onLine } = options;
  return {
    ...(await spawnUntilReady({ args: [...childFlags, 'apps/server/src/main.ts'], env, onLine })),
    port,
  };
}

/** The real studio in a process of its own; `serverPort` is where its wallet calls go. */
export async function startStudio(options: {
  databaseUrl: string;
  serverPort: number;
  port?: number;
  env?: Environment;
  onLine?: (line: string) => void;
}): Promise<SpawnedProcess & { readonly port: number }> {
  const port = options.port ?? (await findFreePort());
  const env = {
    ...shared,
    DATABASE_URL: options.databaseUrl,
    PORT: String(options.serverPort),
    STUDIO_PORT: String(port),
    ...options.env,
  };
  await markDatabase(options);
  return {
    ...(await spawnUntilReady({
      args: [...childFlags, 'apps/studio/server/main.ts'],
      env,
      onLine: options.onLine,
    })),
    port,
  };
}

/** The real gateway in a process of its own. */
export async function startGateway(options: {
  databaseUrl: string;
  port?: number;
  env?: Environment;
}): Promise<SpawnedProcess & { readonly port: number }> {
  const port = options.port ?? (await findFreePort());
  const env = { ...shared, DATABASE_URL: options.databaseUrl, GATEWAY_PORT: String(port), ...options.env };
  await markDatabase(options);
  return { ...(await spawnUntilReady({ args: [...childFlags, 'apps/gateway/server/main.ts'], env })), port };
}

/** As the launcher does: databases of tests are their own. A test that names a mode sees to its database itself. */
async function markDatabase({ databaseUrl, env }: { databaseUrl: string; env?: Environment }): Promise<void> {
  if (env?.NODE_ENV === undefined) await markSandbox(databaseUrl);
}

export interface RunningProduct extends SpawnedProcess {
  readonly port: number;
  readonly studioPort: number;
  /** Where operators work. */
  readonly officeUrl: string;
  /** Where the sandbox's bank is played. */
  readonly gatewayUrl: string;
  readonly dataDir: string;
}

/**
 * Everything that `npm start` starts, through the launcher, with data in a directory of its own that
 * is removed when it stops (a given one stays).
 */
export async function startProduct(
  options: {
    dataDir?: string;
    port?: number;
    studioPort?: number;
    officePort?: number;
    gatewayPort?: number;
    env?: Environment;
    /** Instead of the launcher itself: `node start.mjs`, `npm start`. */
    command?: { command?: string; args: readonly string[] };
  } = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'halls-product-'));
  const port = options.port ?? (await findFreePort());
  const studioPort = options.studioPort ?? (await findFreePort());
  const officePort = options.officePort ?? (await findFreePort());
  const gatewayPort = options.gatewayPort ?? (await findFreePort());
  const env = {
    NODE_ENV: undefined,
    DATABASE_URL: undefined,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    BACKOFFICE_PORT: String(officePort),
    GATEWAY_PORT: String(gatewayPort),
    ...options.env,
  };
  const spawned = await spawnUntilReady({
    ...(options.command ?? { args: ['apps/launcher/src/main.ts'] }),
    env,
  });
  return {
    ...spawned,
    port,
    studioPort,
    officeUrl: `http://127.0.0.1:${officePort}`,
    gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
    dataDir,
    async stop() {
      const code = await spawned.stop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
