import { verifyChainLink } from '@halls/fairness';
import { commitmentOfSeed } from '@halls/fairness/node';
import { expect, test } from 'vitest';
import {
  betAtTable,
  sitDownAtBaccarat,
  sitDownAtLottery,
  untilDecided,
  untilDraw,
} from '../../testing/at-table.ts';
import { useTableRoom } from '../../testing/table-room.ts';

const startMinor = 1_000_000n;
const room = useTableRoom(startMinor);

test('everybody at a table gets the same draw, and money waits for it', async () => {
  const players = await Promise.all(['ann', 'bo'].map((name) => sitDownAtBaccarat(room.studio, name)));
  await openTable(players[0]!.token);
  const bets = await Promise.all(
    players.map((player) => betAtTable(room.studio, player.token, 'shared-round', 'player')),
  );
  for (const placed of bets)
    expect(placed.body).toMatchObject({ state: 'settling', outcome: null, balance: '99000' });
  const { member } = players[0]!;
  expect(
    await room.studio.operatorCalls('transfer-out-all', { ...member, order_id: 'early' }, 'GPLC'),
  ).toMatchObject({ status: 'ROUND_OPEN' });

  closeBets();
  const rounds = await Promise.all(
    players.map((player) => untilDecided(room.studio, player.token, 'shared-round')),
  );
  expect(rounds[0]!.outcome).toEqual(rounds[1]!.outcome);
  for (const [i, round] of rounds.entries()) {
    expect(round).toMatchObject({ state: 'settled', balance: String(99_000 + Number(round.payout)) });
    const { amount } = await room.studio.operatorCalls('balance', players[i]!.member, 'GPLC');
    expect(amount).toBe(round.balance);
  }
  expect(
    await room.studio.operatorCalls('transfer-out-all', { ...member, order_id: 'late' }, 'GPLC'),
  ).toMatchObject({ status: 'OK' });

  const { server_seed, commitment, chain } = rounds[0]!.fairness;
  expect(commitmentOfSeed(server_seed)).toBe(commitment);
  expect(await verifyChainLink(chain.first_link, server_seed, chain.number)).toBe(true);
});

test('a draw takes no stake after its time', async () => {
  const { token, member } = await sitDownAtBaccarat(room.studio, 'cy');
  await openTable(token);
  room.aheadMs += 12_500;
  await untilDraw(room.studio, token, (draw) => draw.state !== 'open');
  expect((await betAtTable(room.studio, token, 'too-late-1', 'player')).body).toEqual({
    error: 'draw_closed',
  });
  expect((await room.studio.operatorCalls('balance', member, 'GPLC')).amount).toBe('100000');
});

test('at a seamless provider the stake is a bet and the payout a win, each once', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  // the second answer is lost, the third is a fault: both belong to the win
  room.operator.incidents.push('answer', 'lose_answer', '500');
  expect((await betAtTable(room.studio, token, 'lottery-01', 'odd')).body).toMatchObject({
    state: 'settling',
    balance: '999000',
  });
  expect(room.operator.cashMinor()).toBe(startMinor - 1000n);
  closeBets();
  const round = await untilDecided(room.studio, token, 'lottery-01');
  expect(round.state).toBe('settled');
  expect(room.operator.cashMinor()).toBe(startMinor - 1000n + BigInt(round.payout));
  expect(room.operator.calls.map((call) => call.method)).toEqual(['bet', 'win', 'win', 'win']);
  expect(room.operator.executedCount()).toBe(2);
});

test('a stake that is still undecided at the draw is taken back', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  room.operator.incidents.push('lose_answer', '500', '500', '500');
  expect((await betAtTable(room.studio, token, 'lottery-02', 'odd')).body.state).toBe('settling');
  closeBets();
  expect(await untilDecided(room.studio, token, 'lottery-02')).toMatchObject({
    state: 'void',
    void_reason: 'rolled_back',
  });
  expect(room.operator.cashMinor()).toBe(startMinor);
  expect(room.operator.executedCount()).toBe(0);
});

/** Moves the tables' clock to the beginning of a draw: both timetables (20 s and 30 s) begin anew every minute. */
async function openTable(token: string): Promise<void> {
  room.aheadMs = 60_000 - (Date.now() % 60_000) + 200;
  const opensAt = Math.floor((Date.now() + room.aheadMs) / 60_000) * 60_000;
  await untilDraw(
    room.studio,
    token,
    (draw) => draw.state === 'open' && Date.parse(draw.opens_at) === opensAt,
  );
}

/** Past the draw of both timetables. */
function closeBets(): void {
  room.aheadMs += 20_200;
}
