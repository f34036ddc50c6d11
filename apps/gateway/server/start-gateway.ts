import type { AddressInfo } from 'node:net';
import {
  type Clock,
  createDrain,
  createLogger,
  migrate,
  openDatabase,
  startJobs,
  systemClock,
} from '@halls/service';
import { createMessenger } from '#modules/message';
import { deskRoutes } from '#modules/desk';
import { paymentApiRoutes } from '#modules/payment-api';
import type { GatewayTables } from './platform/database.ts';
import type { GatewayPlatform } from './platform/gateway-platform.ts';
import { createHttp } from './platform/http.ts';
import { migrationSets } from './platform/migration-sets.ts';
import type { GatewaySettings } from './platform/settings.ts';

export interface RunningGateway {
  readonly url: string;
  stop(): Promise<void>;
}

const role = 'gateway_app';
const connections = 6;
const messagesEverySeconds = 0.1;

/** Migrates, listens and tells operators what was paid; `stop` drains. */
export async function startGateway(
  settings: GatewaySettings,
  { clock = systemClock }: { readonly clock?: Clock } = {},
): Promise<RunningGateway> {
  const { databaseUrl: url, host, port, publicUrl, key } = settings;
  const log = createLogger(settings.logLevel);
  const onError = (error: Error): void => log.error(error);
  await migrate(url, migrationSets);
  const database = openDatabase<GatewayTables>({ url, role, maxConnections: connections, onError });
  const http = createHttp(log);
  const drain = createDrain(http.server);
  const address = () => publicUrl ?? `http://${host}:${(http.server.address() as AddressInfo).port}`;
  const platform: GatewayPlatform = { sql: database.sql, clock, key, log, publicUrl: address };
  const messenger = createMessenger(platform);
  await http.register((calls) => paymentApiRoutes(calls, platform, messenger));
  await http.register((desk) => deskRoutes(desk, platform, messenger));
  await http.listen({ host, port });
  const jobs = startJobs({
    url,
    role,
    jobs: [{ name: 'gateway-messages', everySeconds: messagesEverySeconds, run: messenger.sendDue }],
    onError,
  });
  return {
    url: address(),
    async stop() {
      await Promise.all([drain(), jobs.close()]);
      http.server.closeAllConnections();
      await http.close();
      await messenger.close();
      await database.close();
    },
  };
}
