import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeOperator } from './testing/fake-operator.ts';
import {
  seamlessKey,
  signedNow,
  startTestStudio,
  type TestStudio,
  transferKey,
} from './testing/test-studio.ts';

let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;
// it stands, so that no count depends on how quick the machine is
let nowMs = Date.now();

beforeAll(async () => {
  operator = await startFakeOperator({ balanceMinor: 10_000_000n, secret: seamlessKey.secret });
  studio = await startTestStudio(operator.url, {
    rateLimits: true,
    clock: () => new Date(nowMs),
  });
});
afterAll(async () => {
  await studio.drop();
  await operator.stop();
});

test('guesses at launch codes are refused before the operator is asked', async () => {
  operator.unknownCodes.add('a-guess');
  // all at once: each is counted before the operator is asked
  const answers = await Promise.all(Array.from({ length: 16 }, () => open('a-guess')));
  expect(count(answers, 403)).toBe(10);
  expect(count(answers, 429)).toBe(6);
  expect(operator.authenticated.filter((code) => code === 'a-guess')).toHaveLength(10);
  // a right code has to wait as well: whoever could tell would go on guessing
  expect(await open('a-right-one')).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  laterSeconds(61);
  expect(await open('a-right-one')).toMatchObject({ status: 200 });
});

test('a session that asks without end is told to wait, and a round with the same id can come again', async () => {
  laterSeconds(61);
  const { token } = await open('hasty');
  const spins = await times(70, (i) => spin(token, `hasty-round-${i}`));
  // the others are played, or find one open: they are answered
  expect(count(spins, 429)).toBe(10);
  expect((await studio.gameCalls('GET', '/api/rounds/hasty-round-65', token)).status).toBe(404);
  laterSeconds(11);
  await expect.poll(async () => (await spin(token, 'hasty-round-65')).status).toBe(200);
});

test('demos of one address are bounded, opened and played', async () => {
  laterSeconds(61);
  const { token } = await openDemo();
  const spins = await times(60, (i) => spin(token, `demo-round-${i}`));
  expect(count(spins, 200)).toBe(40);
  expect(count(spins, 429)).toBe(20);

  const demos = await times(32, () => openDemo());
  expect(count(demos, 200)).toBe(29);
  expect(count(demos, 429)).toBe(3);
});

test('wrongly signed calls are refused unread after a while; rightly signed ones are not counted', async () => {
  laterSeconds(61);
  const right = await times(45, () => callAsOperator('balance'));
  expect(count(right, 200)).toBe(45);
  const wrong = await times(40, () => callAsOperator('balance', { 'x-signature': '0'.repeat(64) }));
  expect(count(wrong, 401)).toBe(30);
  expect(count(wrong, 429)).toBe(10);
  laterSeconds(61);
  expect((await callAsOperator('balance')).status).toBe(200);
});

test('every route has a limit, however its address is spelled', async () => {
  const spellings = [
    '/verify',
    '/%76erify',
    '/verify?x=1',
    '/art/none/scene.svg',
    '/play/GPR8?game_code=none',
  ];
  for (const address of [...spellings, '/api/verify/00000000-0000-0000-0000-000000000000', '/health', '/no'])
    expect([address, await remainingAt(address)]).toEqual([address, expect.any(Number)]);
});

function laterSeconds(seconds: number): void {
  nowMs += seconds * 1_000;
}

async function open(code: string, gpId = 'GPFC', gameCode = 'fc-deep-blue') {
  const response = await fetch(`${studio.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, gp_id: gpId, game_code: gameCode }),
  });
  const body = (await response.json()) as { token?: string };
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { status: response.status, token: body.token ?? '', retryAfter };
}

async function openDemo() {
  const { launch_url } = await studio.operatorCalls('launch', {
    mode: 'demo',
    member_ref: null,
    currency: 'VND',
    language: 'vi_VN',
    game_code: 'r8-river-dragon',
    device: 'desktop',
    lobby_url: 'http://localhost:3000/',
  } as never);
  return open(new URL(launch_url!).searchParams.get('code')!, 'GPR8', 'r8-river-dragon');
}

function spin(token: string, id: string) {
  return studio.gameCalls('POST', '/api/rounds', token, { client_round_id: id, bet: { stake: '1000' } });
}

async function callAsOperator(method: string, headers: Record<string, string> = {}) {
  const path = `/provider/v1/${method}`;
  const body = JSON.stringify({
    ...{ request_id: 'limits', operator_id: 'GPR8', gp_id: 'GPR8', member_ref: 'nobody', currency: 'VND' },
  });
  const now = new Date(nowMs);
  return fetch(studio.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedNow(transferKey, path, body, now), ...headers },
    body,
  });
}

async function remainingAt(address: string): Promise<number> {
  const { headers } = await fetch(studio.url + address);
  return Number(headers.get('x-ratelimit-remaining') ?? Number.NaN);
}

/** Ten at a time. */
async function times<T>(n: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < n; from += 10) {
    const some = Array.from({ length: Math.min(10, n - from) }, (_, i) => work(from + i));
    results.push(...(await Promise.all(some)));
  }
  return results;
}

function count(answers: readonly { readonly status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
