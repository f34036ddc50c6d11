import { PgBoss } from 'pg-boss';

export interface Jobs {
  /**
   * Runs `work` again and again, on one node at a time: each run orders the next, `everySeconds`
   * after its end. A failure is reported and does not stop the row.
   */
  every(name: string, everySeconds: number, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const reviveEveryMs = 15_000;
/** Runs are many and of no interest afterwards. */
const keepRunsSeconds = 3_600;

/** Repeated work that must survive a restart, kept in schema `pgboss` of the same database. */
export async function startJobs(options: {
  url: string;
  onError: (error: Error) => void;
  reviveEveryMs?: number;
}): Promise<Jobs> {
  const { onError } = options;
  const boss = new PgBoss({ connectionString: options.url, max: 3, application_name: 'jobs' });
  boss.on('error', onError);
  await boss.start();
  const timers: NodeJS.Timeout[] = [];
  return {
    async every(name, everySeconds, work) {
      // a finished run orders the next one; `stately` keeps a second node from doubling it
      await boss.createQueue(name, {
        policy: 'stately',
        retryLimit: 0,
        expireInSeconds: Math.max(60, everySeconds * 4),
        deleteAfterSeconds: keepRunsSeconds,
      });
      const order = (startAfter: number) =>
        boss.send(name, {}, { startAfter }).catch((error: Error) => onError(error));
      await boss.work(name, { pollingIntervalSeconds: Math.max(0.5, everySeconds) }, async () => {
        try {
          await work();
        } catch (error) {
          onError(error as Error);
        } finally {
          await order(everySeconds);
        }
      });
      await boss.send(name, {});
      // a run whose node died, or that ended while the database was away, has ordered none
      timers.push(setInterval(() => void order(everySeconds), options.reviveEveryMs ?? reviveEveryMs));
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
