import { PostgresStartError } from '@halls/postgres';
import { WrongDatabaseError } from '@halls/service/sandbox-mark';
import { BuildError } from './run-script.ts';
import { LaunchError } from './launch-error.ts';
import { Launcher } from './launcher.ts';
import { readLauncherSettings } from './launcher-settings.ts';

const launcher = new Launcher();

process.on('SIGTERM', () => void end(0));
process.on('SIGINT', () => void end(0));
process.on('SIGHUP', () => void end(0));
// start.mjs is gone, however it went
process.on('disconnect', () => void end(0));
launcher.onFatal = (line) => void end(1, line);

try {
  await launcher.start(readLauncherSettings(process.env));
} catch (error) {
  await end(1, describe(error));
}

async function end(code: number, line?: string): Promise<void> {
  if (launcher.isStopping) return;
  if (line) process.stderr.write(`${line}\n`);
  await launcher.stop();
  process.exit(code);
}

function describe(error: unknown): string {
  if (error instanceof WrongDatabaseError) return `cannot start: ${error.message}`;
  const isExpected = [PostgresStartError, BuildError, LaunchError].some((kind) => error instanceof kind);
  return isExpected ? (error as Error).message : String((error as Error).stack ?? error);
}
