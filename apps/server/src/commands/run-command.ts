import { describeWrongMode, readRunMode } from '@halls/service/run-mode';
import { requireDatabaseOf } from '@halls/service/sandbox-mark';
import type { System } from '#platform/actor.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { migrate } from '#platform/migrate.ts';
import { runtimeRole } from '#platform/open-platform.ts';

/** Who acts when an operator runs a command beside the server. */
export const commandLine: System = { kind: 'system', part: 'command-line' };

/**
 * A command that works in the database of the server's settings: `read` makes sense of its arguments or throws what is
 * wrong with them, `run` says what was done or throws why not.
 */
export async function runCommand<Asked>(command: {
  readonly usage: string;
  read(args: string[]): Asked;
  run(database: Database, asked: Asked): Promise<string>;
}): Promise<void> {
  const asked = readOrExit(command);
  const { NODE_ENV, DATABASE_URL: url } = process.env;
  const mode = readRunMode(NODE_ENV ?? '');
  if (!mode) return exit(describeWrongMode(NODE_ENV));
  if (!url) return exit('DATABASE_URL is missing');
  try {
    await requireDatabaseOf(mode, url);
    await migrate(url);
    const database = openDatabase({ url, role: runtimeRole, maxConnections: 1, onError: () => {} });
    try {
      process.stdout.write(`${await command.run(database, asked)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    exit(messageOf(error));
  }
}

function readOrExit<Asked>({ usage, read }: { usage: string; read(args: string[]): Asked }): Asked {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    return exit(`${messageOf(error)}\n\n${usage}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function exit(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
