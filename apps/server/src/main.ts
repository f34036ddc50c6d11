import { createLogger } from '@halls/service';
import { requireDatabaseOf } from '@halls/service/sandbox-mark';
import { createApp } from './app.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import { refuseSandboxData } from './sandbox/refuse-sandbox-data.ts';
import { migrate } from '#platform/migrate.ts';
import { readSettings, SettingsError, type Settings } from '#platform/settings.ts';

/** How long calls in flight may take once the server was told to stop. */
const drainTimeoutMs = 9_000;

await main();

async function main(): Promise<void> {
  const settings = settingsOrExit();
  const log = createLogger(settings.logLevel);
  let stopping = false;

  try {
    await requireDatabaseOf(settings.mode, settings.databaseUrl);
    await migrate(settings.databaseUrl);
    const app = await createApp({
      settings,
      log,
      prepare: (platform) =>
        settings.mode === 'sandbox' ? openSandbox(platform) : refuseSandboxData(platform.sql),
    });
    const stop = () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), drainTimeoutMs).unref();
      app.close().then(
        () => process.exit(0),
        (error: unknown) => exit(`could not stop cleanly: ${messageOf(error)}`),
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    // the launcher's channel closes when the launcher dies, however it dies
    if (process.connected) process.once('disconnect', stop);

    const origin = await app.start();
    process.stdout.write(`ready ${origin}\n`);
    process.send?.({ type: 'ready', origin });
  } catch (error) {
    exit(describeStartFailure(error, settings));
  }
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) exit(error.message);
    throw error;
  }
}

function describeStartFailure(error: unknown, settings: Settings): string {
  const code = (error as { code?: string }).code;
  const { port = settings.port } = error as { port?: number };
  const address = `${settings.host}:${port}`;
  const setting = port === settings.backofficePort ? 'BACKOFFICE_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `cannot start: ${address} is taken by another program; set ${setting} to a free one`;
  if (code === 'EACCES') return `cannot start: not allowed to listen on ${address}`;
  if (code === 'ECONNREFUSED') return 'cannot start: no database answers at DATABASE_URL';
  return `cannot start: ${messageOf(error)}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error
    ? process.env.LOG_LEVEL === 'debug'
      ? (error.stack ?? error.message)
      : error.message
    : String(error);
}

function exit(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
