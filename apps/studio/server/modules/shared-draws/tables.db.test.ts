import { commitmentOfSeed, hashOfSeats } from '@halls/fairness/node';
import { openDatabase } from '@halls/service';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StudioTables } from '#platform/database.ts';
import type { TableView } from '../../../play-protocol/play-protocol.ts';
import {
  betAtTable,
  lookAtTable,
  sitDownAtBaccarat,
  untilDecided,
  untilDraw,
} from '../../testing/at-table.ts';
import { startTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { deleteIdleDraws } from './draw.repo.ts';

const nobody = 'http://127.0.0.1:9';
let aheadMs: number;
let studio: TestStudio;
let others: TestStudio[];

beforeEach(async () => {
  aheadMs = 0;
  others = [];
  studio = await startTestStudio(nobody, {
    clock: () => new Date(Date.now() + aheadMs),
    chainPlan: { length: 4, ahead: 2 },
  });
});
afterEach(async () => {
  for (const other of others) await other.stop();
  await studio.drop();
});

test('draws run on their clock although nobody bets, and go on with the next number after a pause', async () => {
  const { token } = await sitDownAtBaccarat(studio, 'ann');
  const first = await openNext(token);
  await untilNow(token, first.draws_at, 'drawn');
  // the studio is away for an hour
  aheadMs += 3_600_000;
  const second = await openNext(token);
  expect(second.number).toBe(first.number + 1);
  await untilNow(token, second.draws_at, 'drawn');
  const { results } = await lookAtTable(studio, token);
  expect(results.slice(0, 2).map(({ number }) => number)).toEqual([second.number, first.number]);
  expect(results[0]!.outcome).toMatchObject({ player: expect.any(Array) });
});

test('draws without a stake are forgotten in time, the newest of each table never', async () => {
  const { token } = await sitDownAtBaccarat(studio, 'cy');
  const numbers: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const draw = await openNext(token);
    numbers.push(draw.number);
    await untilNow(token, draw.draws_at, 'drawn');
  }
  const { url } = studio.database;
  const database = openDatabase<StudioTables>({
    url,
    role: 'studio_app',
    maxConnections: 1,
    onError: () => {},
  });
  const forget = (keep: number, before: Date) => deleteIdleDraws(database.sql, { before, keep, limit: 100 });
  const left = async () =>
    (await drawnNumbers(studio)).filter((number) => numbers.includes(number)).toSorted((a, b) => a - b);
  await forget(2, new Date(0));
  expect(await left()).toEqual(numbers);
  await forget(2, new Date(Date.now() + aheadMs + 60_000));
  expect(await left()).toEqual(numbers.slice(1));
  await database.close();
});

test('a clock that goes back 16 s opens no draw again and takes no bet on a known outcome', async () => {
  const { token } = await sitDownAtBaccarat(studio, 'bo');
  const draw = await openNext(token);
  await untilNow(token, draw.draws_at, 'drawn');
  aheadMs -= 16_000;
  await new Promise((settle) => setTimeout(settle, 700));
  const { results, draw: after } = await lookAtTable(studio, token);
  expect(results[0]!.number).toBe(draw.number);
  expect(after).toMatchObject({ number: draw.number, state: 'drawn' });
  expect((await betAtTable(studio, token, 'known-draw', 'player')).body).toEqual({ error: 'draw_closed' });
  const next = await openNext(token);
  // what commits to it is the link that was just shown, never its own
  expect(next.number).toBe(draw.number + 1);
  expect(await unplayedLinksShown()).toBe(0);
  aheadMs -= 16_000;
  expect((await betAtTable(studio, token, 'open-draw', 'player')).body.state).toBe('settling');
});

test('two studios whose clocks are 40 s apart play the same draws', async () => {
  const other = await startTestStudio(nobody, {
    database: studio.database,
    clock: () => new Date(Date.now() + aheadMs + 40_000),
    chainPlan: { length: 4, ahead: 2 },
  });
  others.push(other);
  const ann = await sitDownAtBaccarat(studio, 'ann');
  const bo = await sitDownAtBaccarat(other, 'bo');
  const draw = await openNext(ann.token);
  const bets = [
    await betAtTable(studio, ann.token, 'round-of-ann', 'player'),
    // by this studio's clock the draw closed long ago; its row says that it is open
    await betAtTable(other, bo.token, 'round-of-bo', 'player'),
  ];
  expect(bets.map(({ body }) => body.draw?.number)).toEqual([draw.number, draw.number]);
  // the first one stops: the other takes over, forty seconds ahead
  await studio.stop();
  const rounds = [
    await untilDecided(other, ann.token, 'round-of-ann'),
    await untilDecided(other, bo.token, 'round-of-bo'),
  ];
  expect(rounds.map(({ state }) => state)).toEqual(['settled', 'settled']);
  expect(rounds[0]!.outcome).toEqual(rounds[1]!.outcome);
  expect(rounds[0]!.fairness.server_seed).toBe(rounds[1]!.fairness.server_seed);
  const numbers = (await lookAtTable(other, bo.token)).results.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! - at));
});

test('of forty bets at the close each is on the draw, seed and all, or refused', async () => {
  const players = await Promise.all(
    Array.from({ length: 40 }, (_, i) => sitDownAtBaccarat(studio, `crowd-${i}`)),
  );
  const draw = await openNext(players[0]!.token);
  aheadMs = Date.parse(draw.closes_at) - Date.now() - 150;
  const bets = await Promise.all(
    players.map(async ({ token }, i) => {
      await new Promise((settle) => setTimeout(settle, i * 15));
      return betAtTable(studio, token, `crowd-round-${i}`, 'banker', `seed of ${i}`);
    }),
  );
  const taken = bets.flatMap(({ body }, i) => (body.state === 'settling' ? [i] : []));
  const refused = bets.filter(({ body }) => body.error === 'draw_closed');
  expect(taken.length + refused.length).toBe(40);
  expect(taken.length).toBeGreaterThan(0);
  aheadMs = Date.parse(draw.draws_at) - Date.now() + 50;
  for (const i of taken)
    expect((await untilDecided(studio, players[i]!.token, `crowd-round-${i}`)).state).toBe('settled');
  const { rows } = await studio.database.pool.query(
    `select seat_count, seats_hash from studio.draw where game_code = 'lc-baccarat' and draw_number = $1`,
    [draw.number],
  );
  expect(rows).toEqual([
    { seat_count: taken.length, seats_hash: hashOfSeats(taken.map((i) => `seed of ${i}`)) },
  ]);
});

test('whoever watches is told of each step, and sees no link before its draw', async () => {
  const { token } = await sitDownAtBaccarat(studio, 'eve');
  const draw = await openNext(token);
  const stop = new AbortController();
  const response = await fetch(`${studio.url}/api/tables/GPLC/lc-baccarat/events`, { signal: stop.signal });
  const told: TableView[] = [];
  const listening = collect(response, told).catch(() => {});
  for (const [moment, state] of [
    [draw.closes_at, 'closed'],
    [draw.draws_at, 'drawn'],
  ] as const) {
    aheadMs = Date.parse(moment) - Date.now() + 50;
    await expect.poll(() => told.at(-1)?.draw?.state).toBe(state);
  }
  stop.abort();
  await listening;
  expect(told.map((view) => view.draw?.state)).toEqual(['open', 'closed', 'drawn']);
  expect(told.map((view) => view.draw?.outcome === null)).toEqual([true, true, false]);
  expect(told[2]!.results[0]).toEqual({ number: draw.number, outcome: told[2]!.draw!.outcome });
  const unknown = await fetch(`${studio.url}/api/tables/GPLC/lc-nothing/events`);
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'game_unknown' }]);
});

test('the end of the studio does not wait for those who watch', async () => {
  const response = await fetch(`${studio.url}/api/tables/GPLC/lc-baccarat/events`);
  const told: TableView[] = [];
  const listening = collect(response, told);
  await expect.poll(() => told.length).toBe(1);
  const fromMs = performance.now();
  await Promise.all([studio.stop(), listening]);
  // the time that answers under way are given
  expect(performance.now() - fromMs).toBeLessThan(6_000);
});

async function drawnNumbers({ database }: TestStudio): Promise<number[]> {
  const { rows } = await database.pool.query<{ draw_number: number }>(
    `select draw_number::integer from studio.draw where game_code = 'lc-baccarat' and state = 'drawn'`,
  );
  return rows.map(({ draw_number: number }) => number);
}

/** Moves the clock to the beginning of the next draw, and waits until it is open. */
async function openNext(token: string) {
  const { draw } = await lookAtTable(studio, token);
  const fromMs = Math.max(Date.now() + aheadMs, draw ? Date.parse(draw.ends_at) : 0);
  aheadMs = Math.ceil(fromMs / 20_000) * 20_000 - Date.now() + 100;
  return untilDraw(studio, token, ({ state, number }) => state === 'open' && number > (draw?.number ?? 0));
}

async function untilNow(token: string, moment: string, state: string): Promise<void> {
  aheadMs = Date.parse(moment) - Date.now() + 50;
  await untilDraw(studio, token, (draw) => draw.state === state);
}

/** How many open draws are committed to by a hash whose link stands somewhere in the tables already. */
async function unplayedLinksShown(): Promise<number> {
  const { rows } = await studio.database.pool.query<{
    commitment: string;
    state: string;
    link: string | null;
  }>('select commitment, state, link from studio.draw');
  const shown = new Set(rows.flatMap(({ link }) => (link ? [commitmentOfSeed(link)] : [])));
  return rows.filter(({ state, commitment }) => state !== 'drawn' && shown.has(commitment)).length;
}

async function collect(response: Response, told: TableView[]): Promise<void> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const data = /^event: table\ndata: (.*)$/s.exec(event)?.[1];
      if (data) told.push(JSON.parse(data) as TableView);
    }
  }
}
