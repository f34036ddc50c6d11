import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { migrate } from './migrate.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { forgetOldNonces } from './provider-api/verify-request.ts';
import { createOperatorClient } from './seamless-wallet/operator-client.ts';
import { startRepeatingJob } from './platform/repeating-job.ts';
import { deliverDueCalls } from './seamless-wallet/deliver-due-calls.ts';
import { runDraws } from './shared-draws/run-draws.ts';
import type { StudioSettings } from './settings.ts';

export type RunningStudio = { url: string; stop(): Promise<void> };

/** Migrates, listens and settles; `stop` drains. */
export async function startStudio(
  settings: StudioSettings,
  options: { clock?: Clock; operatorTimeoutMs?: number; onError: (error: unknown) => void },
): Promise<RunningStudio> {
  const { clock = systemClock, onError } = options;
  await migrate(settings.databaseUrl);
  const database = openDatabase(settings.databaseUrl, settings.poolSize, onError);
  const operator = createOperatorClient({
    operatorUrl: settings.operatorUrl,
    keys: settings.keys,
    clock,
    ...(options.operatorTimeoutMs !== undefined && { timeoutMs: options.operatorTimeoutMs }),
  });
  const http = await buildApp({ settings, database, operator, clock });
  await http.listen({ host: settings.host, port: settings.port });
  const jobs = [
    startRepeatingJob({ work: () => deliverDueCalls({ database, operator, clock }), pauseMs: 400, onError }),
    startRepeatingJob({ work: () => runDraws({ database, clock }), pauseMs: 250, onError }),
    startRepeatingJob({ work: () => forgetOldNonces(database, clock.now()), pauseMs: 60_000, onError }),
  ];
  const { port } = http.server.address() as AddressInfo;
  return {
    url: settings.publicUrl ?? `http://${settings.host}:${port}`,
    async stop() {
      await http.close();
      await Promise.all(jobs.map((job) => job.stop()));
      await operator.close();
      await database.close();
    },
  };
}
