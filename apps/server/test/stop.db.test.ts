import { Agent, request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, startServer, type TestDatabase } from '@halls/testkit';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  server = await startServer({ databaseUrl: database.url });
});
afterEach(async () => {
  await server.stop();
});
afterAll(() => database.drop());

/** The answer's status, or how it failed: `ECONNREFUSED` is a clean no, `ECONNRESET` a request that was lost. */
function ask(
  path: string,
  { onSent, ...options }: { method?: string; agent?: Agent | false; onSent?: () => void } = {},
): Promise<number | string> {
  return new Promise((settle) => {
    const call = request({
      ...{ host: '127.0.0.1', port: server.port, path, agent: false, ...options },
      headers: { host: `localhost:${server.port}`, 'content-type': 'application/json' },
    });
    call.on('response', (response) => {
      response.on('error', (error) => settle(error.message)).resume();
      response.on('end', () => settle(response.statusCode ?? 0));
    });
    call.on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
    if (onSent) call.once('finish', onSent);
    call.end(options.method === 'POST' ? '{}' : undefined);
  });
}

const paths = ['/', '/gameHall/3', '/no/such/page', '/robots.txt'];

it('ends in good order when it is told to', async () => {
  expect(await ask('/ready')).toBe(200);
  expect(await server.stop(), server.output()).toBe(0);
  expect(await ask('/ready')).toBe('ECONNREFUSED');
});

it('answers what was sent before it was told to end', async () => {
  const sent: Promise<void>[] = [];
  const asked = Array.from({ length: 28 }, (_, index) => {
    const { promise, resolve: onSent } = Promise.withResolvers<void>();
    sent.push(promise);
    if (index % 3 === 0) return ask('/api/login', { method: 'POST', onSent });
    const language = ['vi_VN', 'zh_CN', 'en_US'][index % 5] ?? '';
    return ask(`${paths[index % paths.length]}?lang=${language}`, { onSent });
  });
  await Promise.all(sent);
  const stopped = server.stop();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => typeof answer === 'string')).toEqual([]);
  expect(answers.filter((answer) => Number(answer) >= 500)).toEqual([]);
  expect(await stopped, server.output()).toBe(0);
});

it('lets those leave who ask again and again on a connection that they keep', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const answers: (number | string)[] = [];
  let isRefused = false;
  const visitors = Array.from({ length: 12 }, async (_, index) => {
    while (!isRefused) {
      const answer = await ask(index % 2 === 0 ? '/' : '/api/nothing', {
        agent,
        method: index % 2 === 0 ? 'GET' : 'POST',
      });
      answers.push(answer);
      isRefused ||= answer === 'ECONNREFUSED';
    }
  });
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(200);
  expect(await server.stop(), server.output()).toBe(0);
  isRefused = true;
  await Promise.all(visitors);
  agent.destroy();
  expect(new Set(answers)).toEqual(new Set([200, 404, 'ECONNREFUSED']));
});
