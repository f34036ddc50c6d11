import { readSettings } from './settings.ts';
import { startStudio } from './start-studio.ts';

try {
  const studio = await startStudio(readSettings(process.env), { onError: report });
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    studio.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        report(error);
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
  report(error);
  process.exit(1);
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
