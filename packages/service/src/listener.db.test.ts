import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { createListener } from './listener.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('hears each channel, and says when it may have missed something', async () => {
  const heard: string[] = [];
  const errors: Error[] = [];
  const listener = createListener({
    url: database.url,
    role: 'platform_app',
    onError: (error) => void errors.push(error),
  });
  listener.listen('first_channel', (payload) => void heard.push(`first ${payload}`));
  listener.listen('second_channel', (payload) => void heard.push(`second ${payload}`));
  expect(listener.isListening()).toBe(false);
  await listener.start();
  expect(listener.isListening()).toBe(true);
  expect(heard.splice(0)).toEqual(['first null', 'second null']);

  await database.pool.query(`select pg_notify('second_channel', '7'), pg_notify('another', '8')`);
  await expect.poll(() => heard).toEqual(['second 7']);
  heard.splice(0);

  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'listener' and datname = current_database()`,
  );
  await expect.poll(() => heard).toEqual(['first null', 'second null']);
  expect(errors.length).toBeGreaterThan(0);
  await database.pool.query(`notify first_channel, '9'`);
  await expect.poll(() => heard).toContain('first 9');
  await listener.close();
});

it('refuses a channel that nobody would listen to', async () => {
  const listener = createListener({ url: database.url, role: 'platform_app', onError: () => {} });
  await listener.start();
  expect(() => listener.listen('late', () => {})).toThrow(/late/);
  await listener.close();
});
