import { type ClaimedRound, judgeRound } from '@halls/second-opinion';
import { expect, test } from 'vitest';
import { poolReturn } from '#games/picks/pool.ts';
import type { DrawView } from '../../../play-protocol/play-protocol.ts';
import { birdPoolRules } from '#games/picks/models/bird-pool.ts';
import { lookAtTable, sitDownAt, untilDecided, untilDraw } from '../../testing/at-table.ts';
import { useTableRoom } from '../../testing/table-room.ts';

const game = { gpId: 'GPCF', code: 'cf-sunset-pit' };
const room = useTableRoom(0n);
const houseUnits = birdPoolRules.houseUnits;

const sit = <Coin extends 'VND' | 'USD'>(name: string, currency: Coin) =>
  sitDownAt(room.studio, game, { member_ref: name, currency });

test('all see how the pool lies, and a draw pays what it returned at the close', async () => {
  const [ann, bo] = [await sit('ann', 'VND'), await sit('bo', 'USD')];
  const { number } = await openTable(ann.token);
  expect(await poolSeenBy(ann.token)).toEqual([
    { option: 'meron', units: houseUnits, returns: 190, players: 0 },
    { option: 'wala', units: houseUnits, returns: 190, players: 0 },
  ]);
  // of limits of 5,000,000 dong and 500 dollars
  await stake(ann.token, 'ann-on-meron', { meron: '40000', draw: '1000' });
  await stake(ann.token, 'ann-on-meron-more', { meron: '40000' });
  await stake(bo.token, 'bo-on-both', { meron: '100.00', wala: '400.00' });
  const [onMeron, onWala] = [houseUnits + 16_000 + 200_000, houseUnits + 800_000];
  const lying = { meron: onMeron, wala: onWala };
  const meron = {
    option: 'meron',
    units: onMeron,
    returns: poolReturn(birdPoolRules, lying, 'meron'),
    players: 2,
  };
  const wala = {
    option: 'wala',
    units: onWala,
    returns: poolReturn(birdPoolRules, lying, 'wala'),
    players: 1,
  };
  await expect.poll(() => poolSeenBy(bo.token)).toEqual([meron, wala]);
  expect(meron.returns).toBeGreaterThan(wala.returns);

  await closeBets(ann.token);
  const rounds = await Promise.all([
    untilDecided(room.studio, ann.token, 'ann-on-meron'),
    untilDecided(room.studio, bo.token, 'bo-on-both'),
  ]);
  const { winner, pool } = rounds[0].outcome as { winner: 'meron' | 'wala' | 'draw'; pool: object };
  expect(pool).toEqual(lying);
  const paid = { meron: meron.returns, wala: wala.returns, draw: 100 };
  const payouts = rounds.map(({ payout }) => Number(payout));
  expect(payouts).toEqual(
    {
      meron: [400 * paid.meron, paid.meron],
      wala: [0, 4 * paid.wala],
      // what lay on the draw is paid at its price, and the birds come back
      draw: [40_000 + 18_960, 500],
    }[winner],
  );
  // the close is a fact: what the table tells of that draw afterwards is the same
  const after = await lookAtTable(room.studio, bo.token);
  if (after.draw?.number === number) expect(after.pool).toEqual([meron, wala]);
});

test('whoever reads the sheets alone comes to the same round, and to none with another pool', async () => {
  const { token } = await sit('cy', 'VND');
  const { number } = await openTable(token);
  await stake(token, 'cy-on-both', { meron: '80000', wala: '1000', draw: '1000' });
  await closeBets(token);
  const { round_id } = await untilDecided(room.studio, token, 'cy-on-both');
  const { body } = await room.studio.gameCalls('GET', `/api/verify/${round_id}`, '');
  const { body: draw } = await room.studio.gameCalls(
    'GET',
    `/api/draws/${game.gpId}/${game.code}/${number}`,
    '',
  );
  const { seats } = draw as unknown as DrawView;
  const round = { ...body, seats } as unknown as ClaimedRound;
  expect(judgeRound(round)).toBe('agrees');
  const outcome = round.outcome as { winner: string; pool: Record<string, number> };
  const withLess = { ...round, outcome: { ...outcome, pool: { ...outcome.pool, meron: houseUnits - 1 } } };
  expect(judgeRound(withLess)).toBe('outcome differs');
  if (outcome.winner === 'draw') return;
  const other = { ...outcome.pool, [outcome.winner]: outcome.pool[outcome.winner]! * 2 };
  expect(judgeRound({ ...round, outcome: { ...outcome, pool: other } })).toBe('payout differs');
});

test('a pool is said once: neither it nor an outcome with another one is taken, not even from the owner', async () => {
  const { token } = await sit('dee', 'VND');
  const { number, closes_at } = await openTable(token);
  const { pool } = room.studio.database;
  const ofDraw = `where game_code = '${game.code}' and draw_number = ${number}`;
  await expect(pool.query(`update studio.draw set pool = '{}' ${ofDraw}`)).rejects.toThrow();
  await stake(token, 'dee-on-wala', { wala: '100000' });
  room.aheadMs = Date.parse(closes_at) - Date.now() + 50;
  await untilDraw(room.studio, token, (draw) => draw.number > number || draw.state !== 'open');
  await expect(
    pool.query(`update studio.draw set pool = '{"meron": 1, "wala": 1}', state = 'drawn' ${ofDraw}`),
  ).rejects.toThrow(/can only go on/);
});

async function poolSeenBy(token: string) {
  return (await lookAtTable(room.studio, token)).pool;
}

async function stake(token: string, id: string, amounts: Readonly<Record<string, string>>): Promise<void> {
  const picks = Object.entries(amounts).map(([option, amount]) => ({ option, stake: amount }));
  const { status, body } = await room.studio.gameCalls('POST', '/api/rounds', token, {
    client_round_id: id,
    bet: { picks },
  });
  expect([status, body.error]).toEqual([200, undefined]);
}

function openTable(token: string) {
  return untilDraw(room.studio, token, (draw) => draw.state === 'open');
}

async function closeBets(token: string): Promise<void> {
  const { draws_at, number } = await untilDraw(room.studio, token, () => true);
  room.aheadMs = Date.parse(draws_at) - Date.now() + 50;
  await untilDraw(room.studio, token, (draw) => draw.number > number || draw.state === 'drawn');
}
