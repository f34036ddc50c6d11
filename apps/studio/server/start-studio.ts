import type { AddressInfo } from 'node:net';
import {
  type Clock,
  createDrain,
  createLogger,
  createSealing,
  migrate,
  openDatabase,
  startJobs,
  systemClock,
} from '@halls/service';
import { unitsPerWin } from '#games/jackpot.ts';
import { keepBeaconChain } from '#modules/beacon';
import { sealClearSeeds } from '#modules/round';
import { type AppOptions, createApp } from './app.ts';
import type { StudioTables } from './platform/database.ts';
import { createHttp, restRoutes } from './platform/http.ts';
import { readTime } from './platform/health.repo.ts';
import type { StudioSettings } from './platform/settings.ts';
import type { StudioPlatform } from './platform/studio-platform.ts';
import { migrationSets } from './platform/migration-sets.ts';

export interface RunningStudio {
  readonly url: string;
  stop(): Promise<void>;
}

export interface StudioOptions extends AppOptions {
  readonly clock?: Clock;
  /** Instead of the database's own. */
  readonly tableClock?: Clock;
  readonly operatorTimeoutMs?: number;
  /** Other odds of the jackpot than the stated ones. */
  readonly unitsPerWin?: StudioPlatform['unitsPerWin'];
}

/** Migrates, listens and settles; `stop` drains. */
export async function startStudio(
  settings: StudioSettings,
  options: StudioOptions = {},
): Promise<RunningStudio> {
  const { databaseUrl: url, publicUrl, keys, rateLimits, gamble, siteOrigins } = settings;
  const sealing = createSealing(settings.seedKeys);
  const log = createLogger(settings.logLevel);
  const onError = (error: Error): void => log.error(error);
  await migrate(url, migrationSets);
  const role = 'studio_app';
  const database = openDatabase<StudioTables>({ url, role, maxConnections: settings.poolSize, onError });
  const http = createHttp(log, settings.trustedProxies);
  const drain = createDrain(http.server);
  const address = (): string => {
    const { port } = http.server.address() as AddressInfo;
    return `http://${settings.host}:${port}`;
  };
  const { sql, pool } = database;
  try {
    await sealClearSeeds(sql, sealing);
    await keepBeaconChain(sql, settings.beacon);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { clock = systemClock, tableClock } = options;
  const modules = createApp(
    {
      ...{ sql, pool, clock, sealing, keys, rateLimits, gamble, siteOrigins, log },
      beacon: settings.beacon,
      tableClock: tableClock ? async () => tableClock() : (tx) => readTime(tx ?? sql),
      unitsPerWin: options.unitsPerWin ?? unitsPerWin,
      publicUrl: () => publicUrl ?? address(),
    },
    {
      url: settings.operatorUrl,
      ...(options.operatorTimeoutMs !== undefined && { timeoutMs: options.operatorTimeoutMs }),
    },
    options,
  );
  await http.register((rest) => restRoutes(rest, { sql, rateLimits }));
  for (const { routes } of modules) if (routes) await http.register(routes);
  await http.listen({ host: settings.host, port: settings.port });
  const jobs = startJobs({ url, role, jobs: modules.flatMap((module) => module.jobs ?? []), onError });
  return {
    url: publicUrl ?? address(),
    async stop() {
      for (const module of modules) module.letGo?.();
      await Promise.all([drain(), jobs.close()]);
      // what came was answered; a connection that is still there would be waited for without an end
      http.server.closeAllConnections();
      await http.close();
      for (const module of modules) await module.close?.();
      await database.close();
    },
  };
}
