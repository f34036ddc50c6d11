import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BareServer {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Runs a file beside this one in a process of its own; it says `{ url }` when it serves. */
export async function startBareServer(file: string, args: readonly string[] = []): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, file), args);
  const ended = once(child, 'exit');
  const said = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (!said) throw new Error(`${file} ended before it served`);
  const [{ url }] = said as [{ url: string }];
  return {
    url,
    process: child,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
