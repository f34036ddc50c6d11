import { runProcess } from '@halls/service/run-process';
import { requireDatabaseOf } from '@halls/service/sandbox-mark';
import { readSettings } from './platform/settings.ts';
import { startGateway } from './start-gateway.ts';

await runProcess('the gateway', async () => {
  const settings = readSettings(process.env);
  await requireDatabaseOf('sandbox', settings.databaseUrl);
  return startGateway(settings);
});
