import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const root = resolve(import.meta.dirname, '../../..');

/** What the sources compile to, kept for the next start as `start.mjs` does: a quarter less work for each. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** Long enough for a first start, which builds. */
const readyTimeoutMs = 300_000;
const stopTimeoutMs = 15_000;
const keptLines = 200;

export interface SpawnedProcess {
  readonly pid: number;
  /** Where it serves, as its `ready` line said. */
  readonly url: string;
  /** The last lines that it printed on either stream. */
  output(): string;
  /** Asks it to drain with SIGTERM; answers its exit code. */
  stop(): Promise<number | null>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Settles with the exit code, null after a signal. */
  readonly exited: Promise<number | null>;
}

/** It ended before it was ready. */
export class SpawnError extends Error {
  override readonly name = 'SpawnError';
  readonly code: number | null;
  readonly output: string;

  constructor(name: string, code: number | null, output: string) {
    super(`${name} ended with code ${code} before it was ready:\n${output}`);
    this.code = code;
    this.output = output;
  }
}

/** Runs a command in the root, by default a file with this Node.js, and waits for its `ready <url>` line. */
export async function spawnUntilReady(options: {
  command?: string;
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Is told each line that it prints on either stream. */
  onLine?: ((line: string) => void) | undefined;
}): Promise<SpawnedProcess> {
  const child = spawn(options.command ?? process.execPath, options.args, {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...options.env },
  });
  const name = [options.command, ...options.args].at(-1) ?? '';
  const lines: string[] = [];
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      options.onLine?.(line);
      lines.splice(0, lines.length - keptLines);
      const url = /^ready (\S+)/.exec(line)?.[1];
      if (url) ready.resolve(url);
    });
  }
  const output = (): string => lines.join('\n');
  const exited = new Promise<number | null>((settle) => child.once('close', settle));
  void exited.then((code) => ready.reject(new SpawnError(name, code, output())));
  const timeout = setTimeout(() => {
    child.kill('SIGKILL');
    ready.reject(new Error(`${name} was not ready in ${readyTimeoutMs / 1000} s:\n${output()}`));
  }, readyTimeoutMs);
  const url = await ready.promise.finally(() => clearTimeout(timeout));
  return {
    pid: child.pid ?? 0,
    url,
    output,
    exited,
    async stop() {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      return exited.finally(() => clearTimeout(force));
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
