import { verifyChainLink } from '@halls/fairness';
import { commitmentOfSeed } from '@halls/fairness/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { seamlessKey, startTestStudio, type GameAnswer, type TestStudio } from '../../testing/test-studio.ts';

const startMinor = 1_000_000n;
let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;
let aheadMs: number;

beforeEach(async () => {
  operator = await startFakeOperator({ balanceMinor: startMinor, secret: seamlessKey.secret });
  aheadMs = 0;
  studio = await startTestStudio(operator.url, {
    operatorTimeoutMs: 800,
    clock: () => new Date(Date.now() + aheadMs),
  });
});
afterEach(async () => {
  await studio.drop();
  await operator.stop();
});

test('everybody at a table gets the same draw, and money waits for it', async () => {
  const players = await Promise.all(['ann', 'bo'].map((name) => sitDownAtBaccarat(name)));
  openTable();
  const bets = await Promise.all(players.map((player) => bet(player.token, 'shared-round', 'player')));
  for (const placed of bets)
    expect(placed.body).toMatchObject({ state: 'settling', outcome: null, balance: '99000' });
  const { member, token } = players[0]!;
  expect(
    await studio.operatorCalls('transfer-out-all', { ...member, order_id: 'early' }, 'GPLC'),
  ).toMatchObject({ status: 'ROUND_OPEN' });
  expect((await bet(token, 'another-round', 'banker')).body).toEqual({ error: 'round_open' });

  closeBets();
  const rounds = await Promise.all(players.map((player) => untilDecided(player.token, 'shared-round')));
  expect(rounds[0]!.outcome).toEqual(rounds[1]!.outcome);
  for (const [i, round] of rounds.entries()) {
    expect(round).toMatchObject({ state: 'settled', balance: String(99_000 + Number(round.payout)) });
    const { amount } = await studio.operatorCalls('balance', players[i]!.member, 'GPLC');
    expect(amount).toBe(round.balance);
  }
  expect(
    await studio.operatorCalls('transfer-out-all', { ...member, order_id: 'late' }, 'GPLC'),
  ).toMatchObject({ status: 'OK' });

  const { server_seed, commitment, chain } = rounds[0]!.fairness;
  expect(commitmentOfSeed(server_seed)).toBe(commitment);
  expect(await verifyChainLink(chain.first_link, server_seed, chain.number)).toBe(true);
});

test('a draw takes no stake after its time', async () => {
  const { token, member } = await sitDownAtBaccarat('cy');
  openTable();
  aheadMs += 12_500;
  expect((await bet(token, 'too-late-1', 'player')).body).toEqual({ error: 'draw_closed' });
  expect((await studio.operatorCalls('balance', member, 'GPLC')).amount).toBe('100000');
});

test('at a seamless provider the stake is a bet and the payout a win, each once', async () => {
  const token = await sitDownAtLottery();
  openTable();
  // the second answer is lost, the third is a fault: both belong to the win
  operator.incidents.push('answer', 'lose_answer', '500');
  expect((await bet(token, 'lottery-01', 'odd')).body).toMatchObject({
    state: 'settling',
    balance: '999000',
  });
  expect(operator.cashMinor()).toBe(startMinor - 1000n);
  closeBets();
  const round = await untilDecided(token, 'lottery-01');
  expect(round.state).toBe('settled');
  expect(operator.cashMinor()).toBe(startMinor - 1000n + BigInt(round.payout));
  expect(operator.calls.map((call) => call.method)).toEqual(['bet', 'win', 'win', 'win']);
  expect(operator.executedCount()).toBe(2);
});

test('a stake that is still undecided at the draw is taken back', async () => {
  const token = await sitDownAtLottery();
  openTable();
  operator.incidents.push('lose_answer', '500', '500', '500');
  expect((await bet(token, 'lottery-02', 'odd')).body.state).toBe('settling');
  closeBets();
  expect(await untilDecided(token, 'lottery-02')).toMatchObject({
    state: 'void',
    void_reason: 'rolled_back',
  });
  expect(operator.cashMinor()).toBe(startMinor);
  expect(operator.executedCount()).toBe(0);
});

/** Moves the studio's clock to the beginning of a draw: both timetables (20 s and 30 s) begin anew every minute. */
function openTable(): void {
  const pastMs = Date.now() % 60_000;
  aheadMs = (pastMs < 30_000 ? 0 : 60_000) - pastMs + 200;
}

function closeBets(): void {
  aheadMs += 19_200;
}

async function sitDownAtBaccarat(name: string) {
  const member = { member_ref: name, currency: 'VND' as const };
  await studio.operatorCalls('create-member', { ...member, language: 'en_US' }, 'GPLC');
  await studio.operatorCalls('transfer-in', { ...member, order_id: `in-${name}`, amount: '100000' }, 'GPLC');
  const launched = await studio.operatorCalls(
    'launch',
    {
      ...member,
      mode: 'real',
      language: 'en_US',
      game_code: 'lc-baccarat',
      device: 'desktop',
      lobby_url: 'http://localhost:3000/close',
    },
    'GPLC',
  );
  const code = new URL(launched.launch_url ?? '').searchParams.get('code');
  const opened = await studio.gameCalls('POST', '/api/session', '', {
    code,
    gp_id: 'GPLC',
    game_code: 'lc-baccarat',
  });
  return { member, token: opened.body.token };
}

async function sitDownAtLottery(): Promise<string> {
  const opened = await studio.gameCalls('POST', '/api/session', '', {
    code: 'operator-code',
    gp_id: 'GPLT',
    game_code: 'lt-three-digits',
  });
  return opened.body.token;
}

function bet(token: string, clientRoundId: string, option: string) {
  return studio.gameCalls('POST', '/api/rounds', token, {
    client_round_id: clientRoundId,
    bet: { picks: [{ option, stake: '1000' }] },
  });
}

async function untilDecided(token: string, clientRoundId: string): Promise<GameAnswer> {
  for (let look = 0; look < 240; look += 1) {
    const { body } = await studio.gameCalls('GET', `/api/rounds/${clientRoundId}`, token);
    if (body.state !== 'settling') return body;
    await new Promise((settle) => setTimeout(settle, 50));
  }
  throw new Error('the round stayed undecided');
}
