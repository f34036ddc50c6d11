import { PgBoss } from 'pg-boss';

export interface Jobs {
  /**
   * Runs `work` again and again, `everySeconds` apart (a whole minute at least is a cron line,
   * shorter is a timer), on one node at a time.
   */
  every(name: string, everySeconds: number, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Repeated work that must survive a restart, kept in schema `pgboss` of the same database. */
export async function startJobs(options: { url: string; onError: (error: Error) => void }): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: options.url, max: 3, application_name: 'jobs' });
  boss.on('error', options.onError);
  await boss.start();
  return {
    async every(name, everySeconds, work) {
      // a finished run sends the next one; `singleton` keeps a second node from doubling it
      await boss.createQueue(name, {
        policy: 'stately',
        retryLimit: 0,
        expireInSeconds: Math.max(60, everySeconds * 4),
      });
      await boss.work(name, { pollingIntervalSeconds: Math.max(0.5, everySeconds) }, async () => {
        try {
          await work();
        } catch (error) {
          options.onError(error as Error);
        } finally {
          await boss.send(name, {}, { startAfter: everySeconds });
        }
      });
      await boss.send(name, {});
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
