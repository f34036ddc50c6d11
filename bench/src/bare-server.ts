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
  // in a session of its own, as what it is compared with: Linux shares the processor out by session, so that on a
  // busy machine the load's side would find a child of its own session at once, and wait its turn for the other
  const child = fork(join(import.meta.dirname, file), args, { detached: process.platform !== 'win32' });
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
