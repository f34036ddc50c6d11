import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, startServer, type TestDatabase } from '@halls/testkit';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startServer>>;
const sockets: Socket[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** A living session of a sample member of site 1. */
async function enter(account: string): Promise<{ memberId: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await database.pool.query<{ member_id: string }>(
    `insert into app.session (session_id, member_id, site_id, token_hash, token_issued_at, created_at, last_used_at)
     select gen_random_uuid(), member_id, site_id, $2, now(), now(), now() from app.member
      where member_account = $1 and site_id = 1 returning member_id`,
    [account, createHash('sha256').update(token).digest()],
  );
  return { memberId: rows[0]?.member_id ?? '', token };
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  body = {},
): Promise<[number, unknown]> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return [response.status, await response.json()];
}

function connect(options: Parameters<typeof io>[1] = {}): Socket {
  const socket = io(server.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  sockets.push(socket);
  return socket;
}

/** What the server itself says on a channel. */
const say = (channel: string, event: string, payload: object) =>
  database.pool.query('insert into app.outbox (channel, event, payload) values ($1, $2, $3)', [
    channel,
    event,
    payload,
  ]);

function subscribe(socket: Socket, channel: string, token: string): void {
  socket.emit('subscribe', { channel, auth: { headers: { Authorization: token } } });
}

describe('a token', () => {
  const layout = '/member/profile/common/layout';
  const statusOf = async (authorization: string, more: Record<string, string> = {}, body = {}) =>
    (await ask(layout, { authorization, ...more }, body))[0];

  it('is the whole of it, letter by letter, on its site and in its time', async () => {
    const { token } = await enter('demo01');
    expect(await statusOf(token)).toBe(200);
    expect(await statusOf(`Bearer ${token}`)).toBe(200);
    const bent = [`${token}x`, `x${token}`, token.slice(0, -1), token.toUpperCase(), token.toLowerCase()];
    for (const wrong of [...bent, `${token},${token}`, `${token}=`])
      expect(await statusOf(wrong), wrong).toBe(401);
    expect(await statusOf(token, {}, { site_id: 2 })).toBe(404);
    await ask('/logout', { authorization: token });
    expect(await statusOf(token)).toBe(401);
  });
});

it('believes no header about where a visitor is, without a proxy that is trusted', async () => {
  const lies = {
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.7',
    forwarded: 'for=203.0.113.7',
    'cf-connecting-ip': '203.0.113.7',
    'true-client-ip': '203.0.113.7',
  };
  const [, answer] = await ask('/get_login_header', lies);
  expect(answer).toMatchObject({ data: { remote_addr: '127.0.0.1' } });
});

describe('a socket', () => {
  it('joins nothing with a token that has ended, and hears no more', async () => {
    const { memberId, token } = await enter('demo02');
    await ask('/logout', { authorization: token });
    const socket = connect();
    const refused = new Promise((settle) => {
      socket.once('subscription_error', (...refusal: unknown[]) => settle(refusal));
    });
    subscribe(socket, `private-member.${memberId}`, token);
    expect(await refused).toEqual([`private-member.${memberId}`, 403]);
  });

  it('tells others nothing, whatever it says', async () => {
    const { memberId, token } = await enter('demo03');
    const channel = `private-member.${memberId}`;
    const [victim, forger] = [connect(), connect()];
    const heard: [string, ...unknown[]][] = [];
    victim.onAny((event: string, ...rest: unknown[]) => heard.push([event, ...rest]));
    const joined = new Promise((settle) => victim.once('ready', settle));
    subscribe(victim, channel, token);
    subscribe(forger, 'web_member', '');
    // asked for once more until it stands: what was said before the joining is not heard
    while (!(await Promise.race([joined.then(() => true), sleep(100)]))) await say(channel, 'ready', {});
    for (const event of ['member.cash', 'login', 'client-member.cash', 'client event', 'message']) {
      forger.emit(event, channel, { cash: '1', seq: 9 });
      forger.emit('client event', { channel, event, data: { cash: '1' } });
    }
    // a socket's words are read in turn: this one is refused after all of them were read
    const read = new Promise((settle) => forger.once('subscription_error', settle));
    subscribe(forger, 'no-such-channel', '');
    await read;
    await say(channel, 'member.cash', { cash: '7' });
    const told = () => heard.filter(([event]) => event !== 'ready');
    await expect.poll(() => told().length).toBeGreaterThan(0);
    expect(told()).toEqual([['member.cash', channel, expect.objectContaining({ cash: '7' })]]);
  });

  it('is no page’s of another origin, by either transport', async () => {
    for (const transport of ['websocket', 'polling']) {
      const socket = connect({ transports: [transport], extraHeaders: { origin: 'https://evil.example' } });
      const outcome = await new Promise((settle) => {
        socket.once('connect', () => settle('connected')).once('connect_error', () => settle('refused'));
      });
      expect(outcome, transport).toBe('refused');
    }
  });

  it('is one of a bounded number of a session', async () => {
    const { memberId, token } = await enter('demo04');
    const refused: number[] = [];
    const many = Array.from({ length: 40 }, () => connect());
    for (const socket of many) {
      socket.on('subscription_error', (_channel: string, status: number) => refused.push(status));
      subscribe(socket, `private-member.${memberId}`, token);
    }
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(10);
    expect(new Set(refused)).toEqual(new Set([429]));
    expect(refused.length).toBeLessThan(40);
  });
});
