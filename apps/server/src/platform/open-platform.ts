import type { Logger } from 'pino';
import { createListener, createSealing, systemClock, type Clock, type Listener } from '@halls/service';
import { openCluster } from './cluster.ts';
import { openDatabase } from './database.ts';
import { createFigures } from './figures/figures.ts';
import { platformGauges } from './figures/platform-gauges.ts';
import type { Translate } from './http/dispatcher.ts';
import type { Platform } from './module.ts';
import type { Settings } from './settings.ts';
import type { Traces } from './traces/traces.ts';

/** The role that the server's connections have: it may not do what only migrations may. */
export const runtimeRole = 'platform_app';

/**
 * The wallet's own connections: two batches at once, and what is asked beside them. A provider asks again when it
 * is told that the outcome is unknown, so it is told soon.
 */
const moneyBounds = { maxConnections: 4, statementTimeoutMs: 7_000, connectTimeoutMs: 3_000 };

export interface OpenedPlatform extends Platform {
  readonly listener: Listener;
  /** Null where nothing is followed. */
  readonly traces: Traces | null;
  onError(error: Error): void;
}

/** Opens what all modules share; `closing` closes it again. */
export function openPlatform(options: {
  settings: Settings;
  log: Logger;
  translate: Translate;
  clock?: Clock | undefined;
  traces?: Traces | null;
}): OpenedPlatform {
  const { settings, log, translate, clock = systemClock, traces = null } = options;
  const closing = new AsyncDisposableStack();
  closing.defer(() => traces?.close());
  const onError = (error: Error) => log.error({ err: error }, 'background failure');
  const shared = {
    url: settings.databaseUrl,
    role: runtimeRole,
    onError,
    onStatement: traces?.noteStatement,
  };
  const database = openDatabase({ ...shared, maxConnections: settings.databasePoolSize });
  closing.defer(() => database.close());
  const money = openDatabase({ ...shared, ...moneyBounds });
  closing.defer(() => money.close());
  const figures = createFigures(clock);
  const watchedPools = { calls: database.pool, money: money.pool };
  for (const gauge of platformGauges({ sql: database.sql, pools: watchedPools })) figures.gauge(gauge);
  const onCommit = (tell: () => void) => {
    // who gives a connection back may have committed something
    for (const { pool } of [database, money]) pool.on('release', tell);
  };
  const listener = createListener({ url: settings.databaseUrl, role: runtimeRole, onError });
  closing.defer(() => listener.close());
  const cluster = openCluster(settings, onError);
  closing.defer(() => cluster.close());
  return {
    settings,
    log,
    translate,
    clock,
    listener,
    cluster,
    figures,
    traces,
    watchedPools,
    onCommit,
    closing,
    onError,
    sql: database.sql,
    prepared: database.prepared,
    pool: database.pool,
    money,
    sealing: createSealing(settings.dataKeys),
  };
}
