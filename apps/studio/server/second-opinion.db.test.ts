import { findHouseProvider, houseGames, type HouseGame, type PicksModelId } from '@halls/house-games';
import { type ClaimedRound, judgeRound } from '@halls/second-opinion';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HandOutcome } from '#games/hands/hand-model.ts';
import { houseMath } from '#games/math-book.ts';
import { timetableOf } from '#games/picks/picks-models.ts';
import { eveningTimetable } from '#games/timetable.ts';
import { turnOf } from '#games/testing/play-by-turns.ts';
import { somePicks } from '#games/testing/some-picks.ts';
import { lookAtTable, untilDecided, untilDraw } from './testing/at-table.ts';
import { startFakeOperator } from './testing/fake-operator.ts';
import { seamlessKey, startTestStudio, type TestStudio } from './testing/test-studio.ts';
import { rotateSeeds } from './testing/rotate-seeds.ts';

/** Rounds of each model at least; its games share them. */
const roundsOfModel = 100;
const seatsAtTable = 5;
const games = houseGames.filter(
  (game) => game.engine !== 'sports' && !findHouseProvider(game.gpId)?.isInMaintenance,
);
const shared = games.filter((game) => timetableOf(game));
const inTheEvening = shared.filter((game) => timetableOf(game) === eveningTimetable);
const allDay = shared.filter((game) => !inTheEvening.includes(game));
const own = games.filter((game) => !timetableOf(game));

let operator: Awaited<ReturnType<typeof startFakeOperator>>;
let studio: TestStudio;
let aheadMs = 0;
/** The tables' clock stands here while stakes are laid, however long that takes. */
let heldAtMs: number | null = null;
const minuteMs = 60_000;
/** Agreed rounds by model. */
const judged = new Map<string, number>();

beforeAll(async () => {
  operator = await startFakeOperator({ balanceMinor: 10n ** 15n, secret: seamlessKey.secret });
  studio = await startTestStudio(operator.url, {
    tableClock: () => new Date(nowMs()),
    operatorTimeoutMs: 10_000,
  });
});
afterAll(async () => {
  await studio.drop();
  await operator.stop();
});

test(
  'rounds of every game, as the studio tells them, are what their sheets give',
  { timeout: 720_000 },
  async () => {
    for (const batch of batchesOf(own, 10)) await Promise.all(batch.map((game) => playAlone(game)));
    // to the next minute, when all of these begin anew
    await playTogether(allDay, { draws: 4, everyMs: minuteMs, fromMs: 0, untilDrawnMs: 45_200 });
    const { periodMs, drawMs, fromMs = 0 } = eveningTimetable;
    await playTogether(inTheEvening, { draws: 1, everyMs: periodMs, fromMs, untilDrawnMs: drawMs + 200 });
    const models = new Set(games.map(({ model }) => model));
    for (const model of models)
      expect([model, (judged.get(model) ?? 0) >= roundsOfModel]).toEqual([model, true]);
  },
);

async function playAlone(game: HouseGame): Promise<void> {
  const token = await sitDown(game, game.code);
  const count = Math.ceil(roundsOfModel / own.filter(({ model }) => model === game.model).length);
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const id = `alone-${String(number).padStart(4, '0')}`;
    ids.push(await bet(token, game, id, number));
    if (game.engine === 'hands') await playOn(token, game, id, number);
    await untilDecided(studio, token, id);
  }
  await rotateSeeds(studio, token);
  for (const id of ids) await judge(game, id);
}

interface Hours {
  readonly draws: number;
  /** All of the tables open a draw so often, and so long after the epoch for the first time. */
  readonly everyMs: number;
  readonly fromMs: number;
  readonly untilDrawnMs: number;
}

/** Some at each table, through the same draws, with several stakes on each. */
async function playTogether(at: readonly HouseGame[], hours: Hours): Promise<void> {
  const seats = await Promise.all(
    at.flatMap((game) =>
      Array.from({ length: seatsAtTable }, async (_, seat) => ({
        game,
        seat,
        token: await sitDown(game, `${game.code}-${seat}`),
      })),
    ),
  );
  const staked = Math.ceil(roundsOfModel / hours.draws / seatsAtTable);
  for (let draw = 0; draw < hours.draws; draw += 1) {
    await openTables(
      hours,
      seats.filter(({ seat }) => seat === 0).map(({ token }) => token),
    );
    const ids = Array.from({ length: staked }, (_, stake) => `draw-${draw}-stake-${stake}`);
    // not all tables at once: a busy machine has no connection for each within its time
    for (const batch of batchesOf(seats, 20))
      await Promise.all(
        batch.map(async ({ game, seat, token }) => {
          for (const [stake, id] of ids.entries())
            await bet(token, game, id, (draw * staked + stake) * seatsAtTable + seat);
        }),
      );
    goTo(nowMs() + hours.untilDrawnMs);
    for (const { game, token } of seats)
      for (const id of ids) await judge(game, (await untilDecided(studio, token, id)).round_id);
  }
}

async function openTables({ everyMs, fromMs }: Hours, tokens: readonly string[]): Promise<void> {
  const opensAt = (Math.floor((nowMs() - fromMs) / everyMs) + 1) * everyMs + fromMs;
  heldAtMs = opensAt + 200;
  for (const token of tokens)
    await untilDraw(studio, token, (on) => on.state === 'open' && Date.parse(on.opens_at) >= opensAt);
}

function nowMs(): number {
  return heldAtMs ?? Date.now() + aheadMs;
}

/** Lets the clock go on from a moment. */
function goTo(momentMs: number): void {
  heldAtMs = null;
  aheadMs = momentMs - Date.now();
}

async function sitDown(game: HouseGame, name: string): Promise<string> {
  const { gpId, code: game_code } = game;
  let code: string | null = name;
  if (findHouseProvider(gpId)?.walletKind === 'transfer') {
    const member = { member_ref: name, currency: 'VND' as const };
    await studio.operatorCalls('create-member', { ...member, language: 'en_US' }, gpId);
    const order = { ...member, order_id: `in-${name}`, amount: '900000000' };
    await studio.operatorCalls('transfer-in', order, gpId);
    const launch = {
      language: 'en_US',
      device: 'desktop',
      mode: 'real',
      lobby_url: 'http://localhost:3000/close',
    } as const;
    const { launch_url } = await studio.operatorCalls('launch', { ...member, ...launch, game_code }, gpId);
    code = new URL(launch_url ?? '').searchParams.get('code');
  }
  const opened = await studio.gameCalls('POST', '/api/session', '', { code, gp_id: gpId, game_code });
  expect([game_code, opened.status]).toEqual([game_code, 200]);
  return opened.body.token;
}

async function bet(token: string, game: HouseGame, clientRoundId: string, number: number): Promise<string> {
  const draw = timetableOf(game) ? (await lookAtTable(studio, token)).draw?.number : undefined;
  const picks = game.engine === 'picks' ? somePicks(game.model as PicksModelId, number, draw) : [];
  // a bet has at most forty picks: another part of them each time
  const from = (number * 7) % Math.max(1, picks.length);
  const chosen = [...picks.slice(from), ...picks.slice(0, from)].slice(0, 30);
  const stake = String(1_000 * (game.stakesTimes ?? 1));
  const { body, status } = await studio.gameCalls('POST', '/api/rounds', token, {
    client_round_id: clientRoundId,
    bet: game.engine !== 'picks' ? { stake } : { picks: chosen.map((option) => ({ option, stake })) },
  });
  expect([game.code, status, body.error]).toEqual([game.code, 200, undefined]);
  return body.round_id;
}

/** To its end, by moves of all kinds. */
async function playOn(token: string, game: HouseGame, id: string, number: number): Promise<void> {
  const model = houseMath.getHand(houseMath.keyOf(game));
  for (;;) {
    const { body } = await studio.gameCalls('GET', `/api/rounds/${id}`, token);
    if (body.state !== 'playing') return;
    const outcome = body.outcome as HandOutcome;
    const asked = { client_round_id: id, step: outcome.moves.length, move: turnOf(model, outcome, number) };
    const moved = await studio.gameCalls('POST', '/api/moves', token, asked);
    expect([game.code, moved.status, moved.body.error]).toEqual([game.code, 200, undefined]);
  }
}

async function judge(game: HouseGame, roundId: string): Promise<void> {
  const { body } = await studio.gameCalls('GET', `/api/verify/${roundId}`, '');
  const round = body as unknown as ClaimedRound;
  expect([round, judgeRound(round)]).toEqual([round, 'agrees']);
  expect(judgeRound({ ...round, payout: `${Number(round.payout) + 1}` })).toBe('payout differs');
  if (round.seats) expect(judgeRound({ ...round, seats: [...round.seats, 'one more'] })).toBe('draw differs');
  judged.set(game.model, (judged.get(game.model) ?? 0) + 1);
}

function batchesOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
