import { expect, it } from 'vitest';
import { createTestDatabase, startServer } from '@halls/testkit';

it('ends in good order when it is told to', async () => {
  const database = await createTestDatabase();
  const server = await startServer({ databaseUrl: database.url });
  expect((await fetch(`http://127.0.0.1:${server.port}/ready`)).status).toBe(200);
  expect(await server.stop(), server.output()).toBe(0);
  await database.drop();
});
