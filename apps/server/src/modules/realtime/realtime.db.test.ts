import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Echo from 'laravel-echo';
import type pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createListener, type Listener } from '@halls/service';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';
import { createLoneCluster } from '#platform/cluster.ts';
import { createRealtime, type Realtime } from './create-realtime.ts';

let world: IdentityWorld;
let http: HttpServer;
let realtime: Realtime;
let listener: Listener;
let origin: string;
let isOpen = true;
const errors: unknown[] = [];
const echoes: Echo<'socket.io'>[] = [];

beforeAll(async () => {
  world = await createIdentityWorld();
  await startRealtime(0);
});
afterEach(() => {
  for (const echo of echoes.splice(0)) echo.disconnect();
});
afterAll(async () => {
  await stopRealtime();
  await world.close();
  expect(errors).toEqual([]);
});

async function startRealtime(port: number): Promise<void> {
  http = createServer();
  listener = listenTo(world);
  realtime = createRealtime({
    httpServer: http,
    sessions: world.sessions,
    databaseUrl: world.database.url,
    cluster: createLoneCluster(),
    listener,
    onCommit: () => {},
    findSite: (host) => ({ siteId: host === 's2.localhost' ? 2 : 1 }),
    isOpen: () => isOpen,
    allowedOrigins: ['https://app.example'],
    logger: { error: (context) => errors.push(context) },
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  await listener.start();
  realtime.start();
}

function listenTo({ database }: IdentityWorld): Listener {
  const onError = (error: Error) => errors.push(error);
  return createListener({ url: database.url, role: 'platform_app', onError });
}

async function stopRealtime(): Promise<void> {
  await realtime.close();
  await listener.close();
  await new Promise((resolve) => http.close(resolve));
}

function connect(token: string | null, extraHeaders: Record<string, string> = {}): Echo<'socket.io'> {
  const auth = token ? { auth: { headers: { Authorization: token } } } : {};
  const echo = new Echo({
    broadcaster: 'socket.io',
    host: origin,
    client: io,
    withoutInterceptors: true,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    extraHeaders,
    ...auth,
  } as ConstructorParameters<typeof Echo<'socket.io'>>[0]);
  echoes.push(echo);
  return echo;
}
const socketOf = (echo: Echo<'socket.io'>) => echo.connector.socket as ReturnType<typeof io>;
const heard = async (list: readonly unknown[], count = 1) => {
  await expect.poll(() => list.length).toBeGreaterThanOrEqual(count);
};
/** Long enough for anything that is on its way to arrive. */
const settle = () => sleep(250);

/** Listens from the first moment on; the promise is fulfilled when the subscription stands. */
async function listen(
  echo: Echo<'socket.io'>,
  memberId: number,
  events: readonly string[],
): Promise<unknown[]> {
  const received: unknown[] = [];
  const channel = echo.private(`member.${memberId}`);
  for (const event of events)
    channel.listen(`.${event}`, (data: object) => received.push({ event, ...data }));
  await expect.poll(() => socketOf(echo).connected).toBe(true);
  await settle();
  return received;
}

async function member(account: string): Promise<{ memberId: number; token: string }> {
  const memberId = await world.addMember(account);
  const { data } = await world.logIn(account);
  return { memberId, token: (data as { token: string }).token };
}

const emit = (
  channel: string,
  event: string,
  payload: object,
  on: pg.Pool | pg.PoolClient = world.database.pool,
) =>
  on.query('insert into app.outbox (channel, event, payload) values ($1, $2, $3)', [channel, event, payload]);

test('a member hears of its cash and of a login elsewhere, which ends what it hears', async () => {
  const { memberId, token } = await member('hears01');
  const owner = { siteId: 1, memberId, currency: 'VND' as const };
  const received = await listen(connect(token), memberId, ['member.cash', 'login']);
  received.length = 0;

  await world.sql.transaction().execute(async (transaction) => {
    await world.ledger.openMemberWallet(transaction, owner);
    await world.ledger.creditDeposit(transaction, owner, 'heard', 250_000n);
  });
  await heard(received);
  expect(received[0]).toMatchObject({ event: 'member.cash', cash: '250000', seq: expect.any(Number) });

  await world.logIn('hears01');
  await heard(received, 2);
  expect(received[1]).toMatchObject({ event: 'login', token: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await settle();
  await emit(`private-member.${memberId}`, 'member.cash', { cash: '1' });
  await settle();
  expect(received).toHaveLength(2);
});

test('another member’s channel is refused, and so are its events', async () => {
  const [one, two] = [await member('other01'), await member('other02')];
  const echo = connect(one.token);
  const refusals: unknown[] = [];
  socketOf(echo).on('subscription_error', (...refusal: unknown[]) => refusals.push(refusal));
  const received = await listen(echo, two.memberId, ['member.cash', 'login']);
  const guest = connect(null);
  socketOf(guest).on('subscription_error', (...refusal: unknown[]) => refusals.push(refusal));
  const guestReceived = await listen(guest, two.memberId, ['member.cash']);

  expect(refusals).toEqual([
    [`private-member.${two.memberId}`, 403],
    [`private-member.${two.memberId}`, 403],
  ]);
  await emit(`private-member.${two.memberId}`, 'member.cash', { cash: '5' });
  await settle();
  expect([...received, ...guestReceived]).toEqual([]);
});

test('a token of another site joins nothing', async () => {
  const { memberId, token } = await member('site001');
  const echo = connect(token, { host: 's2.localhost' });
  const refusals: unknown[] = [];
  socketOf(echo).on('subscription_error', (...refusal: unknown[]) => refusals.push(refusal));
  const received = await listen(echo, memberId, ['member.cash']);
  expect(refusals).toEqual([[`private-member.${memberId}`, 403]]);
  await emit(`private-member.${memberId}`, 'member.cash', { cash: '5' });
  await settle();
  expect(received).toEqual([]);
});

test('an event comes after its transaction committed, never before and never without', async () => {
  const { memberId, token } = await member('commit1');
  const received = await listen(connect(token), memberId, ['member.cash']);
  const client = await world.database.pool.connect();
  await client.query('begin');
  await emit(`private-member.${memberId}`, 'member.cash', { cash: 'open' }, client);
  await settle();
  expect(received).toEqual([]);
  await client.query('commit');
  await heard(received);
  await client.query('begin');
  await emit(`private-member.${memberId}`, 'member.cash', { cash: 'rolled back' }, client);
  await client.query('rollback');
  client.release();
  await settle();
  expect(received).toMatchObject([{ cash: 'open' }]);
});

test('the numbers of a channel increase, also when a transaction that began earlier commits later', async () => {
  const received: { seq: number; n: number }[] = [];
  connect(null)
    .channel('web_api.VND')
    .listen('.carousel_picture.url', (data: { seq: number; n: number }) => received.push(data));
  await settle();
  const early = await world.database.pool.connect();
  await early.query('begin');
  await emit('web_api.VND', 'carousel_picture.url', { n: 0 }, early);
  for (let n = 1; n <= 20; n += 1) await emit('web_api.VND', 'carousel_picture.url', { n });
  await heard(received, 20);
  await early.query('commit');
  early.release();
  await heard(received, 21);
  expect(received.map(({ n }) => n)).toEqual([...Array.from({ length: 20 }, (_, index) => index + 1), 0]);
  const seqs = received.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  expect(new Set(seqs).size).toBe(21);
});

test('subscribing twice delivers once, and leaving delivers no more', async () => {
  const { memberId, token } = await member('twice02');
  const echo = connect(token);
  const received = await listen(echo, memberId, ['member.cash']);
  for (let round = 0; round < 5; round += 1) {
    socketOf(echo).emit('subscribe', {
      channel: `private-member.${memberId}`,
      auth: { headers: { Authorization: `Bearer ${token}` } },
    });
  }
  await settle();
  await emit(`private-member.${memberId}`, 'member.cash', { cash: '1' });
  await heard(received);
  await settle();
  expect(received).toHaveLength(1);

  const all: unknown[] = [];
  socketOf(echo).onAny((event: string) => all.push(event));
  echo.leave(`member.${memberId}`);
  await settle();
  await emit(`private-member.${memberId}`, 'member.cash', { cash: '2' });
  await settle();
  expect(all).toEqual([]);
});

test('logout, disabling and freezing take a socket’s private channels at once, public ones stay', async () => {
  const ends: Record<string, (token: string, memberId: number) => Promise<unknown>> = {
    logout1: (token) => world.send('/logout', {}, { token }),
    disabl2: (_token, memberId) =>
      world.sql
        .updateTable('app.member')
        .set({ status: 'disabled' })
        .where('member_id', '=', memberId)
        .execute(),
    frozen3: (_token, memberId) =>
      world.sql
        .updateTable('app.member')
        .set({ frozen_until: new Date('2100-01-01') })
        .where('member_id', '=', memberId)
        .execute(),
  };
  for (const [account, end] of Object.entries(ends)) {
    const { memberId, token } = await member(account);
    const echo = connect(token);
    const received = await listen(echo, memberId, ['member.cash']);
    const refusals: unknown[] = [];
    socketOf(echo).on('subscription_error', (...refusal) => refusals.push(refusal));
    const notices: unknown[] = [];
    echo.channel('web_member').listen('.customer_service_link_change', (data: object) => notices.push(data));
    await emit(`private-member.${memberId}`, 'member.cash', { cash: '1' });
    await heard(received);
    await end(token, memberId);
    await sleep(100);
    await emit(`private-member.${memberId}`, 'member.cash', { cash: '2' });
    await emit('web_member', 'customer_service_link_change', {});
    await heard(notices);
    await settle();
    expect(received, account).toHaveLength(1);
    expect(refusals, account).toEqual([[`private-member.${memberId}`, 403]]);
  }
});

test('presence tells who is there, who joins and who leaves, once for each member', async () => {
  const [one, two] = [await member('presen1'), await member('presen2')];
  const log: unknown[] = [];
  const first = connect(one.token);
  first
    .join('member.VND')
    .here((members: unknown[]) => log.push(['here', members]))
    .joining((joined: unknown) => log.push(['joining', joined]))
    .leaving((left: unknown) => log.push(['leaving', left]));
  await heard(log);
  const tabs = [connect(two.token), connect(two.token)];
  const there: unknown[] = [];
  for (const tab of tabs) tab.join('member.VND').here((members: unknown) => there.push(members));
  await heard(there, 2);
  await heard(log, 2);
  tabs[0]?.disconnect();
  await settle();
  expect(log).toHaveLength(2);
  tabs[1]?.disconnect();
  await heard(log, 3);
  expect(log).toEqual([
    ['here', [{ member_id: one.memberId }]],
    ['joining', { member_id: two.memberId }],
    ['leaving', { member_id: two.memberId }],
  ]);
});

test('a client that reconnects gets what happens from then on, with higher numbers', async () => {
  const { memberId, token } = await member('reconn1');
  const echo = connect(token);
  const received = (await listen(echo, memberId, ['member.cash'])) as { cash: string; seq: number }[];
  await emit(`private-member.${memberId}`, 'member.cash', { cash: '1' });
  await heard(received);

  const { port } = new URL(origin);
  await stopRealtime();
  await emit(`private-member.${memberId}`, 'member.cash', { cash: 'while away' });
  await expect.poll(() => socketOf(echo).connected).toBe(false);
  await startRealtime(Number(port));
  await expect.poll(() => socketOf(echo).connected).toBe(true);
  await settle();
  await emit(`private-member.${memberId}`, 'member.cash', { cash: '2' });
  await expect.poll(() => received.at(-1)?.cash).toBe('2');
  expect((received.at(-1)?.seq ?? 0) > (received[0]?.seq ?? 0)).toBe(true);
});

test('whoever plays in a game’s window is not idle', async () => {
  const { memberId, token } = await member('playing');
  const received = await listen(connect(token), memberId, ['member.cash']);
  world.passTime(29 * 60_000);
  await emit(`private-member.${memberId}`, 'member.cash', { cash: '1' });
  await heard(received);
  await settle();
  world.passTime(29 * 60_000);
  expect(await world.sessions.authenticate(token, 1)).not.toBeNull();
});

test('of two relays one sends; the other takes over', async () => {
  const received: unknown[] = [];
  connect(null)
    .channel('web_member')
    .listen('.customer_service_link_change', (data: object) => received.push(data));
  await settle();
  const { rows } = await world.database.pool.query(
    `select count(*)::int as relays from pg_stat_activity where datname = current_database() and application_name = 'outbox relay'`,
  );
  expect(rows[0].relays).toBe(1);

  const otherHttp = createServer();
  const other = createRealtime({
    httpServer: otherHttp,
    sessions: world.sessions,
    databaseUrl: world.database.url,
    cluster: createLoneCluster(),
    listener: listenTo(world),
    onCommit: () => {},
    findSite: () => ({ siteId: 1 }),
    isOpen: () => true,
    logger: { error: () => {} },
  });
  other.start();
  for (let n = 0; n < 10; n += 1) await emit('web_member', 'customer_service_link_change', { n });
  await heard(received, 10);
  await other.close();
  await emit('web_member', 'customer_service_link_change', { n: 10 });
  await heard(received, 11);
  await settle();
  expect(received).toHaveLength(11);
});

test('a relay whose connection is cut sends on', async () => {
  const received: unknown[] = [];
  connect(null)
    .channel('web_member')
    .listen('.customer_service_link_change', (data: object) => received.push(data));
  await settle();
  await world.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('outbox relay', 'listener')`,
  );
  await emit('web_member', 'customer_service_link_change', {});
  await heard(received);
  expect(errors.length).toBeGreaterThan(0);
  await settle();
  errors.length = 0;

  // and ends are heard again
  const { memberId, token } = await member('again01');
  const cash = await listen(connect(token), memberId, ['member.cash']);
  await world.send('/logout', {}, { token });
  await sleep(100);
  await emit(`private-member.${memberId}`, 'member.cash', { cash: '1' });
  await settle();
  expect(cash).toEqual([]);
});

test('pages of other origins get no socket', async () => {
  const outcomeOf = (extraHeaders: Record<string, string>) =>
    new Promise<string>((resolve) => {
      const socket = io(origin, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders,
      });
      socket.on('connect', () => resolve('connected')).on('connect_error', () => resolve('refused'));
      setTimeout(() => socket.disconnect(), 1_000);
    });
  expect(await outcomeOf({ origin: 'https://evil.example' })).toBe('refused');
  expect(await outcomeOf({ origin: 'https://app.example' })).toBe('connected');
  expect(await outcomeOf({ origin })).toBe('connected');
  expect(await outcomeOf({})).toBe('connected');
});

test('what a client may ask for is bounded', async () => {
  const echo = connect(null);
  const refusals: [string, number][] = [];
  socketOf(echo).on('subscription_error', (channel: string, status: number) =>
    refusals.push([channel, status]),
  );
  const currencies = ['RMB', 'USD', 'VND', 'WON', 'JPY', 'THB', 'INR', 'MMK', 'BDT', 'BRL'].map(
    (code) => `web_api.${code}`,
  );
  const names = [
    ...currencies,
    'web_member',
    'bob_mobile_template',
    'site02_template',
    'suncity_template',
    'apsport_template',
  ];
  for (const name of names) echo.channel(name);
  for (const payload of [
    null,
    1,
    'x',
    [],
    {},
    { channel: 1 },
    { channel: 'x'.repeat(65) },
    { channel: 'private-member.1', auth: { headers: { Authorization: 7 } } },
    { channel: '__proto__' },
  ]) {
    socketOf(echo).emit('subscribe', payload);
    socketOf(echo).emit('unsubscribe', payload);
  }
  await heard(refusals, 9);
  expect(refusals.map(([, status]) => status)).toEqual(Array.from({ length: 9 }, () => 404));

  let disconnected = 0;
  socketOf(echo).on('disconnect', () => (disconnected += 1));
  socketOf(echo).emit('subscribe', { channel: 'x'.repeat(20_000) });
  await expect.poll(() => disconnected).toBe(1);

  const flood = connect(null);
  let flooded = 0;
  socketOf(flood).on('disconnect', () => (flooded += 1));
  await expect.poll(() => socketOf(flood).connected).toBe(true);
  for (let n = 0; n < 250; n += 1) socketOf(flood).emit('client event', {});
  await expect.poll(() => flooded).toBe(1);
});

test('lets go of the sockets of a site that is shut, and takes them back once it is open', async () => {
  const socket = socketOf(connect(null));
  await expect.poll(() => socket.connected).toBe(true);
  isOpen = false;
  try {
    // it looks now and then
    await expect.poll(() => socket.connected, { timeout: 30_000 }).toBe(false);
    await settle();
    expect(socket.connected).toBe(false);
  } finally {
    isOpen = true;
  }
  await expect.poll(() => socket.connected, { timeout: 30_000 }).toBe(true);
});
