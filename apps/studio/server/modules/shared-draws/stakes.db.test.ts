import { expect, test } from 'vitest';
import type { SessionView } from '../../../play-protocol/play-protocol.ts';
import {
  lookAtTable,
  sitDownAt,
  sitDownAtBaccarat,
  sitDownAtLottery,
  untilDecided,
  untilDraw,
} from '../../testing/at-table.ts';
import { useTableRoom } from '../../testing/table-room.ts';

const startMinor = 10_000_000n;
const room = useTableRoom(startMinor);

test('a player adds to the bet until the close: each stake moves its money once, and all are paid', async () => {
  const { token, member } = await sitDownAtBaccarat(room.studio, 'ann');
  await openTable(token);
  // twice each, as an impatient hand or a network would
  const answers = await Promise.all(
    ['player', 'banker', 'tie'].flatMap((option) =>
      [1, 2].map(() => stake(token, `stake-on-${option}`, option)),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await balanceOf(member)).toBe(97_000n);
  expect(
    (await lookAtTable(room.studio, token)).open_rounds.map((round) => round.client_round_id).toSorted(),
  ).toEqual(['stake-on-banker', 'stake-on-player', 'stake-on-tie']);
  closeBets();
  const rounds = await Promise.all(
    ['player', 'banker', 'tie'].map((on) => untilDecided(room.studio, token, `stake-on-${on}`)),
  );
  const payouts = rounds.reduce((sum, round) => sum + BigInt(round.payout), 0n);
  // one of player and banker wins, or the tie does
  expect(payouts).toBeGreaterThan(0n);
  expect(await balanceOf(member)).toBe(97_000n + payouts);
  expect((await lookAtTable(room.studio, token)).open_rounds).toEqual([]);
});

test('at a seamless provider each stake is a bet of its own, and each has its win', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  room.operator.incidents.push('answer', 'NOT_ENOUGH_MONEY', 'lose_answer');
  expect((await stake(token, 'first-one', 'odd')).body).toMatchObject({ state: 'settling' });
  expect((await stake(token, 'second-one', 'even')).body).toMatchObject({ state: 'void' });
  expect((await stake(token, 'third-one', 'even')).body).toMatchObject({ state: 'settling' });
  // a bet whose answer is still unknown at the draw would be taken back
  await expect.poll(acceptedBets, { timeout: 20_000 }).toBe(2);
  expect(room.operator.cashMinor()).toBe(startMinor - 2_000n);
  closeBets();
  const rounds = await Promise.all(
    ['first-one', 'third-one'].map((id) => untilDecided(room.studio, token, id)),
  );
  const payouts = rounds.reduce((sum, round) => sum + BigInt(round.payout), 0n);
  expect(room.operator.cashMinor()).toBe(startMinor - 2_000n + payouts);
  expect(payouts).toBeGreaterThan(0n);
});

test('all stakes on a draw together stay within the table’s limit, however they are cut', async () => {
  const token = await sitDownAtLottery(room.studio);
  await openTable(token);
  // the limit is five times the highest chip
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => stake(token, `large-${i}-stake`, 'odd', '1000000')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ body }) => body.error === 'table_full')).toHaveLength(1);
  expect((await stake(token, 'one-more-stake', 'odd', '1000')).body).toEqual({ error: 'table_full' });
});

test('a table for high stakes takes chips ten times as high, and no lower ones', async () => {
  const salon = { gpId: 'GPLC', code: 'lc-baccarat-salon' };
  const { token } = await sitDownAt(room.studio, salon, { member_ref: 'high', currency: 'VND' });
  const { body } = await room.studio.gameCalls('GET', '/api/session', token);
  expect(body).toMatchObject({ table_limit: '50000000', first_stake: '50000' });
  expect((body as unknown as SessionView).stakes.at(0)).toBe('10000');
  await openTable(token);
  expect((await stake(token, 'a-low-stake', 'player', '5000')).body).toEqual({ error: 'bet_invalid' });
  expect((await stake(token, 'a-high-stake', 'player', '20000')).status).toBe(200);
});

test('a draw from before the table had a bet takes no stake on it', async () => {
  const { token, member } = await sitDownAtBaccarat(room.studio, 'early');
  await openTable(token);
  const { pool } = room.studio.database;
  await pool.query('alter table studio.draw disable trigger draw_goes_forward');
  await pool.query(
    `update studio.draw set mathematics = 'baccarat@1' where game_code = 'lc-baccarat' and state = 'open'`,
  );
  await pool.query('alter table studio.draw enable trigger draw_goes_forward');
  expect((await stake(token, 'new-bet-there', 'small')).body).toEqual({ error: 'draw_closed' });
  expect(await balanceOf(member)).toBe(100_000n);
  expect((await stake(token, 'old-bet-there', 'tie')).status).toBe(200);
});

test('who was sent away a moment ago stakes no more, and hears that', async () => {
  const { token, member } = await sitDownAtBaccarat(room.studio, 'kicked');
  await openTable(token);
  expect((await stake(token, 'before-kick-1', 'tie')).status).toBe(200);
  await room.studio.operatorCalls('kick', member, 'GPLC');
  const { status, body } = await stake(token, 'after-kick-01', 'tie');
  expect([status, body]).toEqual([401, { error: 'session_ended', end_reason: 'kicked' }]);
  expect(await balanceOf(member)).toBe(99_000n);
});

test('a stake that was meant for another draw joins none', async () => {
  const { token, member } = await sitDownAtBaccarat(room.studio, 'bo');
  const { number } = await openTable(token);
  expect((await stake(token, 'for-the-next', 'tie', '1000', number + 1)).body).toEqual({
    error: 'draw_closed',
  });
  expect(await balanceOf(member)).toBe(100_000n);
  expect((await stake(token, 'for-this-one', 'tie', '1000', number)).body).toMatchObject({
    state: 'settling',
  });
});

test('the database takes no stake beside one on another draw', async () => {
  const { token } = await sitDownAtBaccarat(room.studio, 'cy');
  await openTable(token);
  await stake(token, 'the-first-one', 'tie');
  const plant = () =>
    room.studio.database.pool.query(`
      insert into studio.round (round_id, player_id, session_id, client_round_id, game_code, bet, stake_minor,
        payout_minor, client_seed, nonce, state, opened_at, draw_number)
      select gen_random_uuid(), player_id, session_id, 'planted-stake', draw.game_code, bet, stake_minor,
        0, 'seed', draw.draw_number, 'open', now(), draw.draw_number
      from studio.round cross join studio.draw as draw
      where draw.gp_id = 'GPLC' and draw.game_code <> 'lc-baccarat' and draw.state = 'open'`);
  // the other table may be between two draws
  const told = () => plant().then(({ rowCount }) => `${rowCount} planted`, String);
  let answer = '';
  await expect.poll(async () => (answer = await told())).not.toBe('0 planted');
  expect(answer).toContain('another round open');
});

function stake(token: string, id: string, option: string, amount = '1000', draw?: number) {
  return room.studio.gameCalls('POST', '/api/rounds', token, {
    client_round_id: id,
    ...(draw !== undefined && { draw }),
    bet: { picks: [{ option, stake: amount }] },
  });
}

async function acceptedBets(): Promise<number> {
  const { rows } = await room.studio.database.pool.query(
    `select count(*)::integer as bets from studio.wallet_call where method = 'bet' and state = 'accepted'`,
  );
  return Number(rows[0].bets);
}

async function balanceOf(member: { member_ref: string; currency: 'VND' }): Promise<bigint> {
  return BigInt((await room.studio.operatorCalls('balance', member, 'GPLC')).amount ?? '0');
}

function openTable(token: string) {
  return untilDraw(room.studio, token, (draw) => draw.state === 'open');
}

function closeBets(): void {
  room.aheadMs += 30_000;
}
