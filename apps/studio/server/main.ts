import { requireDatabaseOf, WrongDatabaseError } from '@halls/service/sandbox-mark';
import { readSettings } from './platform/settings.ts';
import { startStudio } from './start-studio.ts';

try {
  const settings = readSettings(process.env);
  await requireDatabaseOf(settings.mode, settings.databaseUrl);
  const studio = await startStudio(settings);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    studio.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        sayLastWords(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // whoever started the studio has gone
  process.once('disconnect', stop);
  process.stdout.write(`ready ${studio.url}\n`);
} catch (error) {
  sayLastWords(error);
  process.exit(1);
}

function sayLastWords(error: unknown): void {
  const line = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof WrongDatabaseError ? 'the studio cannot start: ' : ''}${line}\n`);
}
