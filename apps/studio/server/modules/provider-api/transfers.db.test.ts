import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedNow, startTestStudio, type TestStudio, transferKey } from '../../testing/test-studio.ts';

let studio: TestStudio;
let memberNumber = 0;

beforeAll(async () => {
  studio = await startTestStudio('http://127.0.0.1:9');
});
afterAll(async () => {
  const { rows } = await studio.database.pool.query(`
    select player_id from studio.player p left join lateral (
      select coalesce(sum(amount_minor), 0) as sum, count(*) as count, coalesce(max(version), 0) as last
      from studio.entry e where e.player_id = p.player_id
    ) e on true
    where p.balance_minor <> e.sum or p.balance_version <> e.count or e.count <> e.last`);
  await studio.drop();
  expect(rows, 'players whose balance is not the sum of their entries').toEqual([]);
});

test('an order is executed once, however often and however at once it comes', async () => {
  const member = await createMember();
  const order = { ...member, order_id: 'in-1', amount: '5000' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => studio.operatorCalls('transfer-in', order)),
  );
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.balance}`))).toEqual(
    new Set(['OK 5000']),
  );
  expect(await balanceOf(member)).toBe('5000');
  expect(await studio.operatorCalls('transfer-status', { ...member, order_id: 'in-1' })).toMatchObject({
    state: 'confirmed',
    amount: '5000',
  });
});

test('the same order number with another body is refused and moves nothing', async () => {
  const member = await createMember();
  await studio.operatorCalls('transfer-in', { ...member, order_id: 'in-2', amount: '5000' });
  expect(
    await studio.operatorCalls('transfer-in', { ...member, order_id: 'in-2', amount: '5001' }),
  ).toMatchObject({ status: 'DUPLICATE_ORDER' });
  expect(
    await studio.operatorCalls('transfer-out', { ...member, order_id: 'in-2', amount: '5000' }),
  ).toMatchObject({ status: 'DUPLICATE_ORDER' });
  expect(await balanceOf(member)).toBe('5000');
});

test('a refusal stays one: the order is not executed later, when there is money', async () => {
  const member = await createMember();
  const order = { ...member, order_id: 'out-1', amount: '700' };
  expect(await studio.operatorCalls('transfer-out', order)).toMatchObject({ status: 'NOT_ENOUGH_MONEY' });
  await studio.operatorCalls('transfer-in', { ...member, order_id: 'in-3', amount: '1000' });
  expect(await studio.operatorCalls('transfer-out', order)).toMatchObject({ status: 'NOT_ENOUGH_MONEY' });
  expect(await studio.operatorCalls('transfer-status', { ...member, order_id: 'out-1' })).toMatchObject({
    state: 'rejected',
  });
  expect(await balanceOf(member)).toBe('1000');
});

test('an order that was asked for before it came is refused when it comes', async () => {
  const member = await createMember();
  expect(await studio.operatorCalls('transfer-status', { ...member, order_id: 'late-1' })).toMatchObject({
    status: 'OK',
    state: 'rejected',
  });
  expect(
    await studio.operatorCalls('transfer-in', { ...member, order_id: 'late-1', amount: '900' }),
  ).toMatchObject({ status: 'REJECTED' });
  expect(await studio.operatorCalls('transfer-status', { ...member, order_id: 'late-1' })).toMatchObject({
    state: 'rejected',
  });
  expect(await balanceOf(member)).toBe('0');
});

test('an order and the question about it at the same moment agree', async () => {
  for (let i = 0; i < 15; i += 1) {
    const member = await createMember();
    const [order, question] = await Promise.all([
      studio.operatorCalls('transfer-in', { ...member, order_id: `race-${i}`, amount: '100' }),
      studio.operatorCalls('transfer-status', { ...member, order_id: `race-${i}` }),
    ]);
    expect(question.state).toBe(order.status === 'OK' ? 'confirmed' : 'rejected');
    expect(await balanceOf(member)).toBe(order.status === 'OK' ? '100' : '0');
  }
});

test('transfer-out-all says what it took, and takes what is there at most once', async () => {
  const member = await createMember();
  await studio.operatorCalls('transfer-in', { ...member, order_id: 'in-4', amount: '1234' });
  const answers = await Promise.all(
    ['all-1', 'all-2'].map((order_id) => studio.operatorCalls('transfer-out-all', { ...member, order_id })),
  );
  expect(answers.map((answer) => Number(answer.amount)).toSorted((a, b) => a - b)).toEqual([0, 1234]);
  expect(await studio.operatorCalls('transfer-out-all', { ...member, order_id: 'all-1' })).toMatchObject({
    amount: answers[0]!.amount,
  });
  expect(await balanceOf(member)).toBe('0');
});

test('play money and seamless members are out of reach of transfers', async () => {
  const opened = await studio.operatorCalls('launch', {
    mode: 'demo',
    member_ref: null,
    currency: 'VND',
    language: 'vi_VN',
    game_code: '0',
    device: 'mobile',
    lobby_url: 'http://localhost:3000/close',
  });
  expect(new URL(opened.launch_url ?? '').searchParams.get('game_code')).toBe('r8-river-dragon');
  const { rows } = await studio.database.pool.query(
    `select member_ref from studio.player where kind = 'demo'`,
  );
  const demo = { member_ref: rows[0].member_ref as string, currency: 'VND' as const };
  for (const method of ['transfer-out-all', 'transfer-in'] as const) {
    const order = { ...demo, order_id: `demo-${method}`, ...(method === 'transfer-in' && { amount: '5' }) };
    expect(await studio.operatorCalls(method, order as never)).toMatchObject({ status: 'MEMBER_NOT_FOUND' });
  }
});

test('money does not leave while a round is open', async () => {
  const member = await createMember();
  await studio.operatorCalls('transfer-in', { ...member, order_id: 'in-5', amount: '50000' });
  const token = await openGame(member);
  const played = await studio.gameCalls('POST', '/api/rounds', token, {
    client_round_id: 'round-open-1',
    bet: { stake: '1000' },
  });
  expect(played.body.state).toBe('settled');
  // as a round with several steps stands in the table
  await studio.database.pool.query(
    `update studio.round set state = 'open', ended_at = null, ended_xid = null where round_id = $1`,
    [played.body.round_id],
  );
  const before = await balanceOf(member);
  expect(
    await studio.operatorCalls('transfer-out', { ...member, order_id: 'out-2', amount: '1' }),
  ).toMatchObject({ status: 'ROUND_OPEN' });
  expect(await studio.operatorCalls('transfer-out-all', { ...member, order_id: 'out-3' })).toMatchObject({
    status: 'ROUND_OPEN',
  });
  expect(await studio.operatorCalls('balance', member)).toMatchObject({ amount: before, round_open: true });
});

test('unknown members, an amount of nothing and foreign lobbies are refused', async () => {
  const stranger = { member_ref: 'nobody', currency: 'VND' as const };
  expect(
    await studio.operatorCalls('transfer-in', { ...stranger, order_id: 'in-6', amount: '1' }),
  ).toMatchObject({ status: 'MEMBER_NOT_FOUND' });
  expect(await studio.operatorCalls('balance', stranger)).toMatchObject({ status: 'MEMBER_NOT_FOUND' });
  const member = await createMember();
  expect(
    await studio.operatorCalls('transfer-in', { ...member, order_id: 'in-7', amount: '0' }),
  ).toMatchObject({ status: 'REJECTED' });
  for (const lobby_url of [
    'http://localhost.evil.example/',
    'http://localhost:3001/',
    'http://user@localhost:3000/',
  ]) {
    expect(await launch({ ...member, lobby_url })).toMatchObject({ status: 'REJECTED' });
  }
});

test('signature, time, nonce and the key’s own provider are checked', async () => {
  const path = '/provider/v1/balance';
  const body = JSON.stringify({
    request_id: 'r1',
    operator_id: 'GPR8',
    gp_id: 'GPR8',
    member_ref: 'm',
    currency: 'VND',
  });
  const send = async (headers: Record<string, string>, sent = body): Promise<number> =>
    (
      await fetch(studio.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: sent,
      })
    ).status;
  const good = signedNow(transferKey, path, body);
  expect(await send(good)).toBe(200);
  expect(await send(good)).toBe(401); // spent nonce
  expect(await send({})).toBe(401);
  expect(await send(signedNow(transferKey, path, body, new Date(Date.now() - 61_000)))).toBe(401);
  expect(await send(signedNow({ ...transferKey, secret: 'another-secret-000' }, path, body))).toBe(401);
  expect(await send(signedNow(transferKey, '/provider/v1/kick', body))).toBe(401);
  expect(await send(signedNow(transferKey, path, body), body.replace('"m"', '"n"'))).toBe(401);
  const foreign = body.replaceAll('GPR8', 'GPFC');
  expect(await send(signedNow(transferKey, path, foreign), foreign)).toBe(401);
  const malformed = '{"request_id":1}';
  expect(await send(signedNow(transferKey, path, malformed), malformed)).toBe(400);
});

test('a launch code opens once; kick ends the session; rounds are listed by cursor', async () => {
  const member = await createMember();
  await studio.operatorCalls('transfer-in', { ...member, order_id: 'in-8', amount: '100000' });
  const launched = await launch(member);
  const code = new URL(launched.launch_url!).searchParams.get('code');
  const open = () =>
    studio.gameCalls('POST', '/api/session', '', { code, gp_id: 'GPR8', game_code: 'r8-river-dragon' });
  const first = await open();
  expect(first.body).toMatchObject({
    balance: '100000',
    mode: 'real',
    currency: 'VND',
    lobby_url: 'http://localhost:3000/close',
  });
  expect((await open()).status).toBe(403);

  for (let i = 0; i < 5; i += 1)
    await studio.gameCalls('POST', '/api/rounds', first.body.token, {
      client_round_id: `listed-${i}`,
      bet: { stake: '1000' },
    });
  const seen: string[] = [];
  // a round is listed once every older transaction of the cluster has ended, other tests' too
  for (let cursor = '', looks = 0; seen.length < 5 && looks < 200; looks += 1) {
    const page = await studio.operatorCalls('rounds', { cursor, limit: 2 });
    const rounds = page.rounds ?? [];
    seen.push(
      ...rounds.filter((round) => round.member_ref === member.member_ref).map((round) => round.round_id),
    );
    cursor = page.next_cursor ?? '';
    if (rounds.length === 0) await new Promise((settle) => setTimeout(settle, 25));
  }
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);

  expect(await studio.operatorCalls('kick', member)).toMatchObject({ status: 'OK' });
  const after = await studio.gameCalls('POST', '/api/rounds', first.body.token, {
    client_round_id: 'after-kick',
    bet: { stake: '1000' },
  });
  expect([after.status, after.body]).toEqual([401, { error: 'session_ended', end_reason: 'kicked' }]);
});

async function createMember(): Promise<{ member_ref: string; currency: 'VND' }> {
  memberNumber += 1;
  const member = { member_ref: `m${memberNumber}`, currency: 'VND' as const };
  expect(await studio.operatorCalls('create-member', { ...member, language: 'vi_VN' })).toMatchObject({
    status: 'OK',
  });
  return member;
}

async function balanceOf(member: { member_ref: string; currency: 'VND' }): Promise<string | undefined> {
  return (await studio.operatorCalls('balance', member)).amount;
}

function launch(member: { member_ref: string; currency: 'VND'; lobby_url?: string }) {
  return studio.operatorCalls('launch', {
    mode: 'real',
    language: 'vi_VN',
    game_code: 'r8-river-dragon',
    device: 'desktop',
    lobby_url: 'http://localhost:3000/close',
    ...member,
  });
}

async function openGame(member: { member_ref: string; currency: 'VND' }): Promise<string> {
  const code = new URL((await launch(member)).launch_url!).searchParams.get('code');
  return (
    await studio.gameCalls('POST', '/api/session', '', { code, gp_id: 'GPR8', game_code: 'r8-river-dragon' })
  ).body.token;
}

test('what only looks like an id of a round is none', async () => {
  const dashes = '-'.repeat(36);
  expect((await studio.gameCalls('GET', `/api/verify/${dashes}`, '')).status).toBe(404);
  expect(await studio.operatorCalls('rounds', { cursor: `1.${dashes}`, limit: 1 })).toMatchObject({
    status: 'REJECTED',
  });
});
