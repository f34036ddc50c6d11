import { WrongDatabaseError } from './sandbox-mark.ts';

export interface Running {
  readonly url: string;
  /** Lets what is in flight end, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Runs a part as this process: says `ready <url>` once it serves, ends it in order when it is told to or when whoever
 * started it has gone, and exits with 1 and one line when it can't start or stop. `name` is said where the line would
 * not tell whose it is, such as `the studio`.
 */
export async function runProcess(name: string, start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start();
    let isStopping = false;
    const stop = (): void => {
      if (isStopping) return;
      isStopping = true;
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => giveUp(name, error),
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    // whoever started it has gone
    process.once('disconnect', stop);
    process.stdout.write(`ready ${running.url}\n`);
  } catch (error) {
    giveUp(name, error);
  }
}

function giveUp(name: string, error: unknown): never {
  const line = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof WrongDatabaseError ? `${name} cannot start: ` : ''}${line}\n`);
  process.exit(1);
}
