import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { startJobs, type Jobs } from './jobs.ts';

let database: TestDatabase;
const opened: Jobs[] = [];
const errors: Error[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const jobs of opened) await jobs.close();
  await database.drop();
});

async function start(): Promise<Jobs> {
  const jobs = await startJobs({
    url: database.url,
    onError: (error) => void errors.push(error),
    reviveEveryMs: 500,
  });
  opened.push(jobs);
  return jobs;
}

it('goes on after work that fails', async () => {
  let runs = 0;
  const jobs = await start();
  await jobs.every('fails', 1, async () => {
    runs += 1;
    throw new Error('as arranged');
  });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(1), { timeout: 10_000 });
  expect(errors.map(({ message }) => message)).toContain('as arranged');
});

it('goes on when the database was away as a run ended', async () => {
  let runs = 0;
  const jobs = await start();
  await jobs.every('cut-off', 1, async () => {
    runs += 1;
    if (runs > 1) return;
    await database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$;
      create trigger away before insert on pgboss.job_common for each row execute function refuse()`);
  });
  await vi.waitFor(() => expect(errors.map(String).join()).toContain('away'), { timeout: 10_000 });
  await database.pool.query('drop trigger away on pgboss.job_common');
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), { timeout: 15_000 });
});

it('runs on one node at a time', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const work = async () => {
    runs += 1;
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => void setTimeout(resolve, 300));
    running -= 1;
  };
  for (const jobs of [await start(), await start()]) await jobs.every('shared', 1, work);
  await vi.waitFor(() => expect(runs).toBeGreaterThan(4), { timeout: 20_000 });
  expect(most).toBe(1);
});
