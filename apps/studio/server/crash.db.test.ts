import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { markSandbox } from '@halls/service/sandbox-mark';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeOperator } from './testing/fake-operator.ts';
import { seamlessKey } from './testing/test-studio.ts';

const startMinor = 10_000_000n;
const playerCount = 12;
const running = new Set<ChildProcess>();
let database: TestDatabase;
let operator: Awaited<ReturnType<typeof startFakeOperator>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await markSandbox(database.url);
  operator = await startFakeOperator({ balanceMinor: startMinor, secret: seamlessKey.secret, lateMs: 2_000 });
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await operator.stop();
  await database.drop();
});

test(
  'kill -9 with spins under way: after the restart each is decided, once',
  { timeout: 60_000 },
  async () => {
    const first = await startProcess();
    const tokens = await Promise.all(
      Array.from({ length: playerCount }, (_, i) => openGame(first.url, `crash-${i}`)),
    );
    // executed, but the answers come when nobody is there any more
    operator.incidents.push(...Array.from({ length: playerCount }, () => 'late' as const));
    const lost = tokens.map((token, i) => spin(first.url, token, `crash-${i}-round`).catch(() => null));
    await until(() => operator.calls.length === playerCount);
    first.child.kill('SIGKILL');
    await Promise.all(lost);

    const second = await startProcess();
    const again = await Promise.all(
      tokens.map((token, i) => untilDecided(second.url, token, `crash-${i}-round`)),
    );
    expect(again.map((round) => round.state)).toEqual(Array.from({ length: playerCount }, () => 'settled'));
    const payouts = again.reduce((sum, round) => sum + BigInt(round.payout), 0n);
    expect(operator.executedCount()).toBe(playerCount);
    expect(operator.cashMinor()).toBe(startMinor - BigInt(playerCount) * 1000n + payouts);

    const ended = once(second.child, 'exit');
    second.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);

async function startProcess(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      NODE_ENV: 'sandbox',
      RATE_LIMITS: 'off',
      STUDIO_PORT: '0',
      SEED_KEYS: `tests:${Buffer.alloc(32, 7).toString('base64')}`,
      OPERATOR_URL: operator.url,
      PROVIDER_SECRETS: JSON.stringify({ GPFC: { key_id: seamlessKey.keyId, secret: seamlessKey.secret } }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url) return { child, url };
  }
  throw new Error('the studio ended before it was ready');
}

interface Round {
  state: string;
  payout: string;
}

async function openGame(url: string, code: string): Promise<string> {
  const { token } = await call<{ token: string }>(url, '', 'POST', '/api/session', {
    code,
    gp_id: 'GPFC',
    game_code: 'fc-deep-blue',
  });
  return token;
}

function spin(url: string, token: string, clientRoundId: string): Promise<Round> {
  return call(url, token, 'POST', '/api/rounds', { client_round_id: clientRoundId, bet: { stake: '1000' } });
}

async function untilDecided(url: string, token: string, clientRoundId: string): Promise<Round> {
  let round: Round | undefined;
  await until(async () => {
    round = await call<Round>(url, token, 'GET', `/api/rounds/${clientRoundId}`);
    return round.state !== 'settling';
  });
  return round as Round;
}

async function call<T>(url: string, token: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look += 1) {
    if (await isDone()) return;
    await new Promise((settle) => setTimeout(settle, 50));
  }
  throw new Error('it did not come to pass within thirty seconds');
}
