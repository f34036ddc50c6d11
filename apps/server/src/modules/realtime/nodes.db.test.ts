import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import Echo from 'laravel-echo';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from '@halls/postgres';
import { createListener, limitRequests, shareCount, type Listener } from '@halls/service';
import { findRedis, startRedis, type TestRedis } from '@halls/testkit';
import { openCluster, type Cluster } from '#platform/cluster.ts';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';
import { createRealtime, type Realtime } from './create-realtime.ts';

interface Node {
  readonly origin: string;
  readonly http: HttpServer;
  readonly listener: Listener;
  readonly cluster: Cluster;
  readonly realtime: Realtime;
}

let world: IdentityWorld;
let redis: TestRedis;
let redisPort: number;
let nodes: [Node, Node];
const errors: Error[] = [];
const byNumber = (a: number, b: number) => a - b;
const echoes: Echo<'socket.io'>[] = [];

describe.skipIf(!findRedis())('two nodes that share a Redis', () => {
  beforeAll(async () => {
    world = await createIdentityWorld();
    redisPort = await findFreePort();
  });
  beforeEach(async () => {
    redis = await startRedis(redisPort);
    errors.length = 0;
    nodes = [await startNode(), await startNode()];
  });
  afterEach(async () => {
    for (const echo of echoes.splice(0)) echo.disconnect();
    for (const node of nodes) await stopNode(node);
    await redis.stop();
  });
  afterAll(() => world.close());

  test('an event reaches the windows of both, once, whichever node relays it', async () => {
    const heard = nodes.map((node) => {
      const numbers: number[] = [];
      connect(node)
        .channel('web_api.VND')
        .listen('.carousel_picture.url', (data: { n: number }) => numbers.push(data.n));
      return numbers;
    });
    await joined(...heard);
    for (let n = 1; n <= 30; n += 1) await write('web_api.VND', 'carousel_picture.url', { n });
    const all = Array.from({ length: 30 }, (_, i) => i + 1);
    const told = () => heard.map((numbers) => numbers.filter((n) => n > 0));
    await expect.poll(told).toEqual([all, all]);
    expect(errors).toEqual([]);
  });

  test('presence is of both: who is at the other node, who comes there and who leaves', async () => {
    const [here, there] = nodes;
    const [one, two] = [await member('node01'), await member('node02')];
    const seen = watch(here, one.token);
    await expect.poll(() => seen.present).toEqual([one.memberId]);

    const other = connect(there, two.token);
    other.join('member.VND');
    await expect.poll(() => seen.events).toEqual([['joining', two.memberId]]);
    // who comes later is told of those who are elsewhere, and nobody is told of them again
    const late = watch(here, one.token);
    await expect
      .poll(() => late.present.toSorted(byNumber))
      .toEqual([one.memberId, two.memberId].toSorted(byNumber));

    other.disconnect();
    await expect.poll(() => seen.events.at(-1)).toEqual(['leaving', two.memberId]);
    expect(seen.events).toHaveLength(2);
  });

  test('a node that begins learns who is there, and one that ends takes its own along', async () => {
    const [here, there] = nodes;
    const [one, two] = [await member('node03'), await member('node04')];
    const seen = watch(here, one.token);
    connect(there, two.token).join('member.VND');
    await expect.poll(() => seen.events).toEqual([['joining', two.memberId]]);

    const third = await startNode();
    const late = watch(third, one.token);
    await expect
      .poll(() => [...late.present, ...late.events.map(([, id]) => id)].toSorted(byNumber), {
        timeout: 8_000,
      })
      .toEqual([one.memberId, two.memberId].toSorted(byNumber));

    await stopNode(there);
    await expect.poll(() => seen.events.at(-1)).toEqual(['leaving', two.memberId]);
    await stopNode(third);
  }, 20_000);

  test('what one address asks of both is counted together, and by nobody while Redis is away', async () => {
    const ask = await Promise.all(
      nodes.map(async ({ cluster }) => {
        const http = fastify();
        await limitRequests(http, { perMinute: 3, shared: shareCount('test', cluster.redis) });
        http.get('/', async () => 'ok');
        return async () => (await http.inject('/')).statusCode;
      }),
    );
    const [one, other] = ask as [() => Promise<number>, () => Promise<number>];
    expect([await one(), await other(), await one(), await other()]).toEqual([200, 200, 200, 429]);
    await redis.stop();
    expect(await other()).toBe(200);
    redis = await startRedis(redisPort);
  });

  test('events wait while Redis is away; windows connect anew and hear them', async () => {
    const numbers: number[] = [];
    const echo = connect(nodes[1]);
    let connections = 0;
    echo.connector.socket.on('connect', () => (connections += 1));
    echo
      .channel('web_api.VND')
      .listen('.carousel_picture.url', (data: { n: number }) => numbers.push(data.n));
    await joined(numbers);
    const before = connections;

    await redis.stop();
    await write('web_api.VND', 'carousel_picture.url', { n: 1 });
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(numbers).not.toContain(1);

    redis = await startRedis(redisPort);
    await expect.poll(() => connections, { timeout: 10_000 }).toBeGreaterThan(before);
    numbers.length = 0;
    await joined(numbers);
  }, 30_000);
});

async function startNode(): Promise<Node> {
  const onError = (error: Error) => errors.push(error);
  const http = createServer();
  const listener = createListener({ url: world.database.url, role: 'platform_app', onError });
  const cluster = openCluster({ redisUrl: redis.url, serverSecret: 'nodes of one installation' }, onError);
  const realtime = createRealtime({
    httpServer: http,
    sessions: world.sessions,
    databaseUrl: world.database.url,
    cluster,
    listener,
    onCommit: () => {},
    findSite: () => ({ siteId: 1 }),
    isOpen: () => true,
    logger: { error: ({ err }: { err?: Error }) => void errors.push(err as Error) },
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  await listener.start();
  realtime.start();
  const { port } = http.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, http, listener, cluster, realtime };
}

async function stopNode({ realtime, listener, cluster, http }: Node): Promise<void> {
  if (!http.listening) return;
  await realtime.close();
  await listener.close();
  await cluster.close();
  await new Promise((resolve) => http.close(resolve));
}

function connect({ origin }: Node, token?: string): Echo<'socket.io'> {
  const echo = new Echo({
    broadcaster: 'socket.io',
    host: origin,
    client: io,
    withoutInterceptors: true,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    ...(token && { auth: { headers: { Authorization: token } } }),
  } as ConstructorParameters<typeof Echo<'socket.io'>>[0]);
  echoes.push(echo);
  return echo;
}

/** Who is on the presence channel of VND, and who comes and goes, as a window of the member sees it. */
function watch(node: Node, token: string): { present: number[]; events: [string, number][] } {
  const seen: { present: number[]; events: [string, number][] } = { present: [], events: [] };
  interface Present {
    readonly member_id: number;
  }
  connect(node, token)
    .join('member.VND')
    .here((members: Present[]) => (seen.present = members.map(({ member_id: id }) => id)))
    .joining(({ member_id: id }: Present) => seen.events.push(['joining', id]))
    .leaving(({ member_id: id }: Present) => seen.events.push(['leaving', id]));
  return seen;
}

/** Until each list has been told of something: its window is on the channel. */
async function joined(...heard: readonly number[][]): Promise<void> {
  await expect
    .poll(
      async () => {
        await write('web_api.VND', 'carousel_picture.url', { n: 0 });
        return heard.every((numbers) => numbers.length > 0);
      },
      { timeout: 10_000 },
    )
    .toBe(true);
}

async function member(account: string): Promise<{ memberId: number; token: string }> {
  const memberId = await world.addMember(account);
  const { data } = await world.logIn(account);
  return { memberId, token: (data as { token: string }).token };
}

function write(channel: string, event: string, payload: object): Promise<unknown> {
  return world.database.pool.query('insert into app.outbox (channel, event, payload) values ($1, $2, $3)', [
    channel,
    event,
    payload,
  ]);
}
