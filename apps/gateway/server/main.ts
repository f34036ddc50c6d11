import { requireDatabaseOf, WrongDatabaseError } from '@halls/service/sandbox-mark';
import { readSettings } from './platform/settings.ts';
import { startGateway } from './start-gateway.ts';

try {
  const settings = readSettings(process.env);
  await requireDatabaseOf('sandbox', settings.databaseUrl);
  const gateway = await startGateway(settings);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    gateway.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        sayLastWords(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // whoever started the gateway has gone
  process.once('disconnect', stop);
  process.stdout.write(`ready ${gateway.url}\n`);
} catch (error) {
  sayLastWords(error);
  process.exit(1);
}

function sayLastWords(error: unknown): void {
  const line = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof WrongDatabaseError ? 'the gateway cannot start: ' : ''}${line}\n`);
}
