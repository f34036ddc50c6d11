import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  /** Standard output and error, in the order in which they came. */
  readonly output: string;
}

const running = new Set<() => void>();

/** Runs a command of the project's packages in the root, and collects what it says. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string>> } = {},
): Promise<CommandResult> {
  return new Promise((settle, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      // its own group, so that all it started can be ended with it
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        // what the tools' own code compiles to is kept: they are started again and again
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
        ...process.env,
        ...options.env,
        PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
    });
    const end = (): void => {
      if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
    };
    running.add(end);
    let stdout = '';
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      keep(chunk);
    });
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(end);
      settle({ code: code ?? 1, stdout, output });
    });
  });
}

/** Ends what still runs, and this process, when it is told to stop or its parent is gone. */
export function endWithParent(): void {
  const stop = (): void => {
    for (const end of running) end();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
  process.channel?.unref();
}
