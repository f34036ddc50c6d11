import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { startJobs, type Job, type Jobs } from './jobs.ts';

let database: TestDatabase;
let opened: Jobs[] = [];
let errors: Error[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.close()));
  opened = [];
  errors = [];
});
afterAll(() => database.drop());

function start(...jobs: Job[]): Jobs {
  const started = startJobs({
    url: database.url,
    role: 'platform_app',
    jobs,
    onError: (error) => void errors.push(error),
  });
  opened.push(started);
  return started;
}

it('goes on after work that fails', async () => {
  let runs = 0;
  start({
    name: 'fails',
    everySeconds: 0.05,
    async run() {
      runs += 1;
      throw new Error('as arranged');
    },
  });
  await expect.poll(() => runs).toBeGreaterThan(2);
  expect(errors.map(({ message }) => message)).toContain('as arranged');
});

it('goes on when the connection of its locks was lost', async () => {
  let runs = 0;
  start({ name: 'cut-off', everySeconds: 0.05, run: async () => void (runs += 1) });
  await expect.poll(() => runs).toBeGreaterThan(1);
  await cutLocks();
  const before = runs;
  await expect.poll(() => runs).toBeGreaterThan(before + 1);
});

it('runs on one node at a time', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const job: Job = {
    name: 'shared',
    everySeconds: 0.05,
    async run() {
      runs += 1;
      most = Math.max(most, (running += 1));
      await sleep(100);
      running -= 1;
    },
  };
  start(job);
  start(job);
  await expect.poll(() => runs).toBeGreaterThan(15);
  expect(most).toBe(1);
});

it('goes over to another node when the one that has it ends, in the middle of a run too', async () => {
  const ranOn: string[] = [];
  const never = Promise.withResolvers<void>();
  const job = (node: string, work: () => Promise<void>): Job => ({
    name: 'inherited',
    everySeconds: 0.05,
    takeOver: async () => void ranOn.push(`${node} takes over`),
    async run() {
      ranOn.push(node);
      await work();
    },
  });
  start(job('first', () => never.promise));
  await expect.poll(() => ranOn).toEqual(['first takes over', 'first']);
  start(job('second', async () => {}));
  // what a node's death does: its connection is gone while its run has not ended
  await cutLocks(
    `and pid in (select pid from pg_locks where locktype = 'advisory' and granted and classid = 880020)`,
  );
  await expect.poll(() => ranOn).toContain('second');
  expect(ranOn.slice(0, 4)).toEqual(['first takes over', 'first', 'second takes over', 'second']);
  never.resolve();
});

it('takes over before it runs, and again when that failed', async () => {
  const order: string[] = [];
  start({
    name: 'woken',
    everySeconds: 0.05,
    async takeOver() {
      order.push('takeOver');
      if (order.length === 1) throw new Error('not yet');
    },
    run: async () => void order.push('run'),
  });
  await expect.poll(() => order.length).toBeGreaterThan(3);
  expect(order.slice(0, 4)).toEqual(['takeOver', 'takeOver', 'run', 'run']);
});

it('waits for the run in hand when it is closed', async () => {
  let state = 'waiting';
  const jobs = start({
    name: 'in-hand',
    everySeconds: 0.05,
    async run() {
      state = 'running';
      await sleep(300);
      state = 'done';
    },
  });
  await expect.poll(() => state, { interval: 5 }).toBe('running');
  await jobs.close();
  expect(state).toBe('done');
});

async function cutLocks(which = ''): Promise<void> {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'jobs' and datname = current_database() ${which}`,
  );
}
