import { setTimeout as sleep } from 'node:timers/promises';
import { createNodeLocks } from './node-locks.ts';

/** Work that is repeated for as long as the product runs. */
export interface Job {
  /** Unique in the database. */
  readonly name: string;
  /** The pause between the end of a run and the next; may be a fraction. */
  readonly everySeconds: number;
  /** Bounded by itself. What it does must bear being done twice: see `startJobs`. */
  run(): Promise<void>;
  /** Runs before the first `run` on a node that has just got the job, maybe from one that died. */
  takeOver?(): Promise<void>;
}

export interface JobRun {
  readonly job: Job;
  readonly isDone: boolean;
  readonly tookMs: number;
}

export interface Jobs {
  /** Lets runs in hand end, for a few seconds at most. */
  close(): Promise<void>;
}

/** How soon a node that stands by asks again; with it, how long work rests after a node has died. */
const standbyPollMs = 1_000;
const closeTimeoutMs = 5_000;

/**
 * Runs each job again and again, on one node at a time. The right to a job is a lock of this process's
 * connection: PostgreSQL frees it the moment the process is gone, however it went, and any other node goes on.
 * Should the connection alone be lost, a run in hand may meet another node's for a moment.
 * A failure is reported and the next turn comes all the same.
 */
export function startJobs(options: {
  url: string;
  /** The role whose rights the locks' connection has. */
  role: string;
  jobs: readonly Job[];
  onError: (error: Error) => void;
  /** Is told of each run. */
  onRun?: (run: JobRun) => void;
}): Jobs {
  const { onError } = options;
  const stop = new AbortController();
  const locks = createNodeLocks({ url: options.url, role: options.role, onError });
  const loops = options.jobs.map(repeat);

  async function repeat(job: Job): Promise<void> {
    let isOurs = false;
    while (!stop.signal.aborted) {
      const hold = await locks.hold(job.name);
      if (hold !== 'held') isOurs = false;
      // a take-over that failed is tried again, or what it is for would never be done
      if (hold !== 'none' && !isOurs) isOurs = await succeeds(async () => job.takeOver?.());
      if (isOurs) await run(job);
      await pause(isOurs ? job.everySeconds * 1_000 : standbyPollMs);
    }
  }

  async function run(job: Job): Promise<void> {
    const startMs = performance.now();
    const isDone = await succeeds(() => job.run());
    options.onRun?.({ job, isDone, tookMs: performance.now() - startMs });
  }

  async function succeeds(work: () => Promise<void> | undefined): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      onError(error as Error);
      return false;
    }
  }

  function pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: stop.signal }).catch(() => {});
  }

  return {
    async close() {
      stop.abort();
      const late = new AbortController();
      await Promise.race([
        Promise.all(loops),
        sleep(closeTimeoutMs, undefined, { signal: late.signal }).catch(() => {}),
      ]);
      late.abort();
      await locks.close();
    },
  };
}
