import { runProcess } from '@halls/service/run-process';
import { requireDatabaseOf } from '@halls/service/sandbox-mark';
import { readSettings } from './platform/settings.ts';
import { startStudio } from './start-studio.ts';

await runProcess('the studio', async () => {
  const settings = readSettings(process.env);
  await requireDatabaseOf(settings.mode, settings.databaseUrl);
  // of a production there is no studio, and a league that is invented belongs to the sandbox
  return startStudio(settings, { sportsFeed: settings.mode === 'sandbox' ? 'sandbox' : 'none' });
});
