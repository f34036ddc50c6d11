import { runProcess } from '@halls/service/run-process';
import { requireDatabaseOf } from '@halls/service/sandbox-mark';
import { sandboxSports } from './app.ts';
import { readSettings } from './platform/settings.ts';
import { startStudio } from './start-studio.ts';

await runProcess('the studio', async () => {
  const settings = readSettings(process.env);
  await requireDatabaseOf(settings.mode, settings.databaseUrl);
  // of a production there is no studio, and a league that is invented belongs to the sandbox
  return startStudio(settings, settings.mode === 'sandbox' ? { sportsFeed: sandboxSports(settings) } : {});
});
