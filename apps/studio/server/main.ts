import { readSettings } from './platform/settings.ts';
import { startStudio } from './start-studio.ts';

try {
  const studio = await startStudio(readSettings(process.env));
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
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
