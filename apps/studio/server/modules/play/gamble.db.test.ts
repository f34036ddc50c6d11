import { createSealing, type Database, openDatabase } from '@halls/service';
import { type ClaimedRound, judgeRound } from '@halls/second-opinion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GambledOutcome } from '#games/slots/slot-model.ts';
import type { StudioTables } from '#platform/database.ts';
import type { BetView, RoundView, SessionView } from '../../../play-protocol/play-protocol.ts';
import { startFakeOperator } from '../../testing/fake-operator.ts';
import { launchTransferGame, openTransferGame } from '../../testing/open-game.ts';
import { rotateSeeds } from '../../testing/rotate-seeds.ts';
import { seamlessKey, startTestStudio, testSeedKey, type TestStudio } from '../../testing/test-studio.ts';
import { endLeftHands } from './end-left-hands.ts';

const sampan = { gp_id: 'GPR8', game_code: 'r8-golden-sampan' };
const bet: BetView = { stake: '1000', gamble: true };
type Round = RoundView<GambledOutcome>;
let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;
/** Another node on the same database, where wins are not gambled. */
let strict: TestStudio;
let database: Database<StudioTables>;
let aheadMs = 0;
const clock = (): Date => new Date(Date.now() + aheadMs);

beforeAll(async () => {
  operator = await startFakeOperator({ balanceMinor: 900_000n, secret: seamlessKey.secret });
  studio = await startTestStudio(operator.url, { clock });
  strict = await startTestStudio(operator.url, { database: studio.database, clock, gamble: false });
  database = openDatabase<StudioTables>({
    ...{ url: studio.database.url, role: 'studio_app', maxConnections: 2 },
    onError: () => undefined,
  });
});
afterAll(async () => {
  await database.close();
  await strict.stop();
  await studio.drop();
  await operator.stop();
});

const ask = (token: string, id: string, asked: BetView = bet) =>
  studio.gameCalls('POST', '/api/rounds', token, { client_round_id: id, bet: asked });
const askMove = (token: string, round: Round, move: string, at: TestStudio = studio) =>
  at.gameCalls('POST', '/api/moves', token, {
    ...{ client_round_id: round.client_round_id, step: round.outcome!.moves.length, move },
  });
const look = async (token: string): Promise<SessionView> =>
  (await studio.gameCalls('GET', '/api/session', token)).body as unknown as SessionView;

/** Spins until a round has won something and waits. Those that won nothing are over at once. */
async function untilOpen(token: string, id: string): Promise<Round> {
  for (let spin = 0; ; spin += 1) {
    const { status, body } = await ask(token, `${id}-spin-${spin}`);
    expect([status, body.error]).toEqual([200, undefined]);
    const round = body as unknown as Round;
    if (round.state === 'playing') return round;
    expect(round).toMatchObject({ state: 'settled', payout: String(round.outcome!.units * 50) });
  }
}

async function moved(token: string, round: Round, move: string): Promise<Round> {
  const { status, body } = await askMove(token, round, move);
  expect([move, status, body.error]).toEqual([move, 200, undefined]);
  return body as unknown as Round;
}

/** What the balance is off the sum of its entries, and the entries that a round has. */
async function moneyOf(memberRef: string, roundId: string): Promise<{ gap: string; entries: string[] }> {
  const { rows } = await studio.database.pool.query(
    `select (balance_minor - (select coalesce(sum(amount_minor), 0) from studio.entry e
         where e.player_id = p.player_id))::text as gap,
       array(select amount_minor::text from studio.entry e
         where e.player_id = p.player_id and e.reference = $2 order by version) as entries
     from studio.player p where member_ref = $1`,
    [memberRef, roundId],
  );
  return rows[0];
}

test('a win waits, is laid on cards until it is collected or lost, and can be checked like any round', async () => {
  const token = await openTransferGame(studio, 'gambler', '900000', sampan);
  expect((await look(token)).may_gamble).toBe(true);
  const rounds: Round[] = [];
  for (let number = 0; number < 6; number += 1) {
    const open = await untilOpen(token, `gambler-${number}`);
    expect(open).toMatchObject({ payout: null, stake: '1000', bet, outcome: { isOver: false } });
    let now = open;
    for (const guess of ['red', 'hearts', 'black'])
      if (now.state === 'playing' && number < 5) now = await moved(token, now, guess);
    if (now.state === 'playing') now = await moved(token, now, 'collect');
    const paid = now.outcome!.gamble.units * 50;
    expect(now).toMatchObject({ state: 'settled', payout: String(paid), stake: '1000' });
    expect(Number(now.balance)).toBe(Number(open.balance) + paid);
    expect(now.outcome!.steps).toEqual(open.outcome!.steps);
    expect(await moneyOf('gambler', now.round_id)).toEqual({
      ...{ gap: '0', entries: ['-1000', ...(paid > 0 ? [String(paid)] : [])] },
    });
    rounds.push(now);
  }
  await rotateSeeds(studio, token);
  for (const { round_id: id } of rounds) {
    const { body } = await studio.gameCalls('GET', `/api/verify/${id}`, '');
    const shown = body as unknown as ClaimedRound;
    expect(judgeRound(shown)).toBe('agrees');
    expect(judgeRound({ ...shown, bet: { stake: '1000' } })).toBe('payout differs');
  }
});

test('the same spin and the same move, sent many times at once, are made once', async () => {
  const token = await openTransferGame(studio, 'doubled', '900000', sampan);
  const open = await untilOpen(token, 'doubled');
  const [again, ...moves] = await Promise.all([
    ask(token, open.client_round_id),
    ...Array.from({ length: 5 }, () => askMove(token, open, 'red')),
  ]);
  expect(again.body.round_id).toBe(open.round_id);
  expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(moves.map(({ body }) => JSON.stringify(body.outcome))).size).toBe(1);
  const after = moves[0]!.body as unknown as Round;
  expect(after.outcome!.gamble.cards).toHaveLength(1);
  // as it stood before the card another guess is refused
  expect((await askMove(token, open, 'black')).body.error).toBe('round_conflict');
  if (after.state === 'playing') {
    const ends = await Promise.all([1, 2, 3].map(() => askMove(token, after, 'collect')));
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
  const paid = after.outcome!.gamble.units * 50;
  expect(await moneyOf('doubled', open.round_id)).toEqual({
    ...{ gap: '0', entries: ['-1000', ...(paid > 0 ? [String(paid)] : [])] },
  });
});

test('while a win waits nothing else is played, its seeds stay secret, and another window takes it up', async () => {
  const token = await openTransferGame(studio, 'mover', '900000', sampan);
  const open = await untilOpen(token, 'mover');
  expect((await ask(token, 'mover-next-1', { stake: '1000' })).body.error).toBe('round_open');
  await expect(rotateSeeds(studio, token)).rejects.toThrow('round_open');
  await studio.operatorCalls('kick', { member_ref: 'mover', currency: 'VND' }, sampan.gp_id);
  expect((await askMove(token, open, 'red')).status).toBe(401);
  const back = await launchTransferGame(studio, 'mover', sampan);
  const [found] = (await look(back)).open_rounds as Round[];
  expect(found).toMatchObject({ state: 'playing', round_id: open.round_id, outcome: open.outcome });
  expect(await moved(back, found!, 'collect')).toMatchObject({ state: 'settled', outcome: { isOver: true } });
});

test('what may not be gambled is refused and takes nothing', async () => {
  const plain = await openTransferGame(studio, 'plain', '900000');
  expect((await look(plain)).may_gamble).toBe(false);
  expect((await ask(plain, 'plain-gamble-1')).body.error).toBe('bet_invalid');
  const token = await openTransferGame(studio, 'odd', '900000', sampan);
  for (const [asked, error] of [
    [{ stake: '1000', gamble: true, bought: true }, 'bet_invalid'],
    [{ stake: '1001', gamble: true }, 'bet_invalid'],
    [{ stake: '1000', gamble: false }, 'malformed'],
  ] as const)
    expect((await ask(token, 'odd-gamble-1', asked as BetView)).body.error).toBe(error);
  expect((await look(token)).balance).toBe('900000');
  const open = await untilOpen(token, 'odd-open');
  for (const move of ['green', 'hit', 'gamble', 'toString'])
    expect((await askMove(token, open, move)).body.error).toBe('move_invalid');
  expect((await ask(token, open.client_round_id, { stake: '1000' })).body.error).toBe('round_conflict');
});

test('a studio that forbids it offers none, and brings to its end what was begun', async () => {
  const token = await openTransferGame(studio, 'forbidden', '900000', sampan);
  const open = await untilOpen(token, 'forbidden');
  const session = await strict.gameCalls('GET', '/api/session', token);
  expect((session.body as unknown as SessionView).may_gamble).toBe(false);
  const { status, body } = await askMove(token, open, 'collect', strict);
  expect([status, body.state]).toEqual([200, 'settled']);
  const asked = { client_round_id: 'forbidden-next-1', bet };
  expect((await strict.gameCalls('POST', '/api/rounds', token, asked)).body.error).toBe('bet_invalid');
  const spun = { client_round_id: 'forbidden-next-2', bet: { stake: '1000' } };
  expect((await strict.gameCalls('POST', '/api/rounds', token, spun)).status).toBe(200);
});

// the last one: sessions end with their day
test('a win that nobody comes back to is collected after a day', async () => {
  const token = await openTransferGame(studio, 'away', '900000', sampan);
  const open = await untilOpen(token, 'away');
  const parts = { sql: database.sql, clock, sealing: createSealing([testSeedKey]) };
  const standing = async (): Promise<Round> =>
    (await studio.gameCalls('GET', `/api/rounds/${open.client_round_id}`, token)).body as unknown as Round;
  aheadMs += 23 * 3_600_000;
  await endLeftHands(parts);
  expect((await standing()).state).toBe('playing');
  aheadMs += 2 * 3_600_000;
  await endLeftHands(parts);
  const { rows } = await studio.database.pool.query(
    `select state, payout_minor::text as payout, outcome -> 'moves' as moves from studio.round where round_id = $1`,
    [open.round_id],
  );
  const payout = String(open.outcome!.units * 50);
  expect(rows[0]).toEqual({ state: 'settled', payout, moves: ['gamble', 'collect'] });
  expect(await moneyOf('away', open.round_id)).toEqual({ gap: '0', entries: ['-1000', payout] });
});
