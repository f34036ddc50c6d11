import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { createListener } from './listener.ts';
import { createNodeLocks } from './node-locks.ts';

/** A machine before the database that takes every connection; what is said on it is passed on only once it `wakes`. */
interface Gate {
  readonly url: string;
  readonly taken: () => number;
  wake(): void;
  close(): Promise<void>;
}

const patienceMs = 5_000;

let database: TestDatabase;
let gate: Gate;
let errors: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  gate = await openGate(database.url);
  errors = [];
  // the patience is that of pg and of the socket, which are the same timers everybody has
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await gate.close();
});
afterAll(() => database.drop());

const options = () => ({
  url: gate.url,
  role: 'platform_app',
  onError: (error: Error) => void errors.push(error.message),
});

it('a lock is not waited for for ever where a database takes the connection and says nothing', async () => {
  const locks = createNodeLocks(options());
  const asked = locks.hold('a-job');
  await untilTaken(1);
  vi.advanceTimersByTime(patienceMs - 1);
  expect(await Promise.race([asked, turn('still asking')])).toBe('still asking');
  vi.advanceTimersByTime(1);
  expect(await asked).toBe('none');
  expect(errors.join()).toMatch(/timeout/);

  gate.wake();
  expect(await locks.hold('a-job')).toBe('new');
  expect(gate.taken()).toBe(2);
  await locks.close();
});

it('listening begins as soon as a silent database answers, and says so when it does not', async () => {
  const heard: (string | null)[] = [];
  const listener = createListener(options());
  listener.listen('a_channel', (payload) => void heard.push(payload));
  const started = listener.start().then(
    () => 'listens',
    (error: Error) => error.message,
  );
  await untilTaken(1);
  vi.advanceTimersByTime(patienceMs);
  expect(await started).toMatch(/timeout/);
  expect(listener.isListening()).toBe(false);

  gate.wake();
  await vi.advanceTimersByTimeAsync(patienceMs);
  vi.useRealTimers();
  await expect.poll(() => listener.isListening()).toBe(true);
  expect(heard).toEqual([null]);
  await database.pool.query(`notify a_channel, 'hello'`);
  await expect.poll(() => heard).toEqual([null, 'hello']);
  await listener.close();
});

async function untilTaken(count: number): Promise<void> {
  while (gate.taken() < count) await turn('');
}

/** Gives sockets their turn. */
function turn(word: string): Promise<string> {
  return new Promise((settle) => setImmediate(() => setImmediate(() => settle(word))));
}

async function openGate(url: string): Promise<Gate> {
  const address = new URL(url);
  const target = { host: address.hostname, port: Number(address.port) };
  const sockets = new Set<Socket>();
  let isAwake = false;
  let taken = 0;
  const server: Server = createServer((socket) => {
    taken += 1;
    keep(socket);
    if (!isAwake) return void socket.resume();
    const beyond = keep(connect(target));
    socket.pipe(beyond).pipe(socket);
  });
  function keep(socket: Socket): Socket {
    sockets.add(socket);
    // whoever waited goes without a goodbye
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  }
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    taken: () => taken,
    wake: () => void (isAwake = true),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((settle) => server.close(settle));
    },
  };
}
