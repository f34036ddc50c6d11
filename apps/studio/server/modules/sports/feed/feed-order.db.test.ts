import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { createSealing, openDatabase, type Database, migrate } from '@halls/service';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrationSets } from '#platform/migration-sets.ts';
import { competitions } from '#games/sports/competitions.ts';
import { type SportId, sportIds } from '../../../../play-protocol/sports-protocol.ts';
import type { StudioTables } from '#platform/database.ts';
import { testSeedKey } from '../../../testing/test-studio.ts';
import { listProducers, updateProducer } from './feed.repo.ts';
import { receiveMessage, watchProducers } from './receive-message.ts';
import { correctedAfterMs, type PlantedFaults, plantFaults } from './sandbox/planted-faults.ts';
import { SandboxFeed } from './sandbox/sandbox-feed.ts';
import type { FeedMessage, Said } from './sports-feed.ts';

/** A match is played once through the feed; what it said is then told in every way that a wire can spoil it. */
let database: TestDatabase;
let opened: Database<StudioTables>;
let clockMs = Date.UTC(2026, 0, 1);
/** Two competitions of each: what befalls them befalls all. */
const ofEachSport = sportIds.flatMap((sport) =>
  competitions.filter((one) => one.sport === sport).slice(0, 2),
);
const quiet = { warn: (): void => undefined, debug: (): void => undefined };

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, migrationSets);
  opened = openDatabase<StudioTables>({
    url: database.url,
    role: 'studio_app',
    maxConnections: 4,
    onError: () => undefined,
  });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const parts = () => ({ sql: opened.sql, tableClock: async () => new Date(clockMs), log: quiet });

beforeEach(forget);

async function forget(): Promise<void> {
  await database.pool
    .query(`truncate sports.match, sports.match_event, sports.market, sports.market_cancel, sports.settle_due,
    sports.feed_message, sports.sim_match, sports.sim_season, sports.exposure, sports.match_exposure restart identity cascade`);
  for (const { producer } of await listProducers(opened.sql))
    await updateProducer(opened.sql, producer, {
      seq: 0,
      state: 'up',
      downBecause: null,
      aliveAt: new Date(clockMs),
    });
  await database.pool.query('update sports.sim_producer set seq = 0, alive_at = null');
}

/** What a whole match says, and beside it results that are taken back, told again, cancelled and freed. */
async function recordMatch(sport: SportId = 'football'): Promise<FeedMessage[]> {
  const played = competitions.filter((one) => one.sport === sport).slice(0, 1);
  const feed = new SandboxFeed({ ...parts(), sealing: createSealing([testSeedKey]) }, {}, played);
  const said: FeedMessage[] = [];
  const sink = async (message: unknown): Promise<void> => void said.push(message as FeedMessage);
  clockMs = Date.UTC(2026, 0, 1);
  await feed.pump(sink);
  const first = said.find((message) => message.kind === 'fixture_change' && message.fixture.sport === sport);
  if (first?.kind !== 'fixture_change') throw new Error('no fixture was told');
  const kickOffMs = Date.parse(first.fixture.kicks_off_at);
  for (const afterMs of [0, 60_000, 120_000, 184_000, 210_000, 300_000, 401_000, 900_000]) {
    clockMs = kickOffMs + afterMs;
    await feed.pump(sink);
  }
  const own = said.filter((message) => 'match_id' in message && message.match_id === first.match_id);
  const settled = own.filter((message) => message.kind === 'bet_settlement').at(-1);
  if (settled?.kind !== 'bet_settlement') throw new Error('nothing was settled');
  const key = ({ code, line }: { code: string; line: number }) => ({ code, line });
  const [one, two, three] = settled.markets;
  const { match_id } = first;
  const more: Said[] = [
    { kind: 'rollback_bet_settlement', match_id, markets: [key(one!), key(two!)] },
    { kind: 'bet_settlement', match_id, markets: [one!] },
    { kind: 'bet_cancel', match_id, markets: [key(three!)], from: null, until: null },
    { kind: 'rollback_bet_cancel', match_id, markets: [key(three!)] },
    { kind: 'bet_cancel', match_id, markets: [key(two!)], from: null, until: null },
  ];
  return renumber([
    ...own,
    ...more.map((message): FeedMessage => ({
      ...message,
      producer: 'live',
      at: new Date(clockMs).toISOString(),
      seq: 1,
    })),
  ]);
}

/** As a feed of this match alone would count. */
function renumber(messages: readonly FeedMessage[]): FeedMessage[] {
  const counts = { pre: 0, live: 0 };
  return messages.map((message) => ({ ...message, seq: (counts[message.producer] += 1) }));
}

async function tell(messages: readonly FeedMessage[]): Promise<void> {
  for (const message of messages) await receiveMessage(parts(), message);
}

async function book(): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await database.pool.query<Record<string, unknown>>(`
    select code, line, market.status, results, decided_by, market.outcomes, match.status as match_status, tally, moves, server_seed,
      (select json_agg(json_build_object('from', taken_from, 'until', taken_until) order by cancel_id)
        from sports.market_cancel as cancel where cancel.market_id = market.market_id and is_standing) as cancels,
      (select count(*)::integer from sports.match_event as event where event.match_id = match.match_id) as events
    from sports.market as market join sports.match as match using (match_id) order by code, line, match_id`);
  return rows;
}

test.each([
  ['football', 60],
  ['tennis', 25],
  ['basketball', 40],
  ['esport', 8],
] as const)(
  'whatever order messages come in, and however often, the book ends as if each had come once in its place: %s',
  { timeout: 240_000 },
  async (sport, leastMarkets) => {
    const messages = await recordMatch(sport);
    await forget();
    await tell(messages);
    const expected = await book();
    expect(expected.length).toBeGreaterThan(leastMarkets);
    const count = messages.length;
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(
          messages.map((_, place) => place),
          { minLength: count, maxLength: count },
        ),
        fc.array(fc.nat(count - 1), { maxLength: 12 }),
        async (order, again) => {
          await forget();
          // the live one is not heard before the fixture is known: another wire, the same house
          const pre = order.filter((place) => messages[place]?.producer === 'pre');
          const live = order.filter((place) => messages[place]?.producer === 'live');
          await tell([...pre, ...live, ...again].map((place) => messages[place]!));
          expect(await book()).toEqual(expected);
          expect((await listProducers(opened.sql)).map(({ state }) => state)).toEqual(['up', 'up']);
        },
      ),
      { numRuns: 6 },
    );
  },
);

test('a gap stops its producer at once; a message that comes late closes it, a snapshot does too', async () => {
  const messages = (await recordMatch()).filter(({ producer }) => producer === 'pre');
  await forget();
  const state = async () => (await listProducers(opened.sql)).find(({ producer }) => producer === 'pre');
  const [first, second, third] = messages;
  await tell([first!, third!]);
  expect(await state()).toMatchObject({ state: 'down', downBecause: 'gap', seq: 1 });
  await tell([second!]);
  expect(await state()).toMatchObject({ state: 'up', downBecause: null, seq: 3 });
  // lost for good: the producer tells everything anew, and what is missing is not missed
  await tell([{ ...first!, seq: 6 }]);
  expect(await state()).toMatchObject({ state: 'down', seq: 3 });
  await updateProducer(opened.sql, 'pre', { snapshotId: 'asked-for' });
  const complete = {
    ...({ kind: 'snapshot_complete', producer: 'pre', request_id: 'asked-for' } as const),
    ...{ at: first!.at, tells: 0 },
  };
  await tell([
    { ...first!, seq: 7 },
    { ...complete, seq: 8, request_id: 'another' },
  ]);
  expect(await state()).toMatchObject({ state: 'down', seq: 3 });
  await tell([{ ...complete, seq: 9 }]);
  expect(await state()).toMatchObject({ state: 'up', seq: 9 });
});

test('a snapshot of which a message is lost ends nothing, and is asked for again', async () => {
  const sealed = { ...parts(), sealing: createSealing([testSeedKey]) };
  const lost = { next: false };
  const feed = new SandboxFeed(
    sealed,
    {
      befall(message) {
        const isLost = lost.next && message.producer === 'pre' && message.kind === 'odds_change';
        if (isLost) lost.next = false;
        return isLost ? [] : [message];
      },
    },
    ofEachSport.slice(0, 1),
  );
  clockMs = Date.UTC(2026, 0, 1);
  const state = async () => (await listProducers(opened.sql)).find(({ producer }) => producer === 'pre');
  const step = async (): Promise<void> => {
    clockMs += 1_000;
    await watchProducers(parts(), feed);
    await feed.pump((message) => receiveMessage(parts(), message));
  };
  await step();
  const whole = await book();
  await updateProducer(opened.sql, 'pre', { state: 'down', downBecause: 'start', snapshotId: null });
  await database.pool.query('truncate sports.market cascade');
  lost.next = true;
  await step();
  expect(lost.next).toBe(false);
  expect(await state()).toMatchObject({ state: 'down', snapshotId: null });
  await step();
  expect(await state()).toMatchObject({ state: 'up', downBecause: null });
  // what was foreseen of the season has come since then
  const rows = new Set((await book()).map((row) => JSON.stringify(row)));
  expect(whole.filter((row) => !rows.has(JSON.stringify(row)))).toEqual([]);
});

test('what is no message is told to the log, and changes nothing', async () => {
  const told: unknown[] = [];
  await receiveMessage(
    { ...parts(), log: { ...quiet, warn: (...all: unknown[]) => void told.push(all) } as never },
    { kind: 'odds_change', seq: -1 },
  );
  expect(told).toHaveLength(1);
  expect((await listProducers(opened.sql)).map(({ seq }) => seq)).toEqual([0, 0]);
});

test('with every kind of fault planted the book ends as if none had been', { timeout: 480_000 }, async () => {
  clockMs = Date.UTC(2026, 0, 1);
  const sealed = { ...parts(), sealing: createSealing([testSeedKey]) };
  const planted = plantFaults(['lost', 'doubled', 'late', 'away', 'wrong']);
  const seen = { lost: 0, doubled: 0, late: 0, away: 0, wrong: 0 };
  let arePlanted = true;
  const faults: PlantedFaults = {
    befall(message) {
      if (!arePlanted) return [message];
      const arrived = planted.befall!(message);
      if (!arrived.includes(message)) seen.lost += 1;
      if (arrived[0] === arrived[1]) seen.doubled += 1;
      if (arrived.length > 1 && arrived[0] !== arrived.at(-1)) seen.late += 1;
      return arrived;
    },
    isAway(now) {
      const isAway = arePlanted && planted.isAway!(now);
      if (isAway) seen.away += 1;
      return isAway;
    },
    isMistaken(matchId) {
      const isMistaken = arePlanted && planted.isMistaken!(matchId);
      if (isMistaken) seen.wrong += 1;
      return isMistaken;
    },
  };
  const feed = new SandboxFeed(sealed, faults, ofEachSport);
  const states = new Set<string>();
  const step = async (of: SandboxFeed): Promise<void> => {
    clockMs += 15_000;
    await watchProducers(parts(), of);
    await of.pump((message) => receiveMessage(parts(), message));
    for (const { producer, state, downBecause } of await listProducers(opened.sql))
      states.add(`${producer} ${downBecause ?? state}`);
  };
  for (let count = 0; count < 44; count += 1) await step(feed);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  expect([...states]).toContain('live silence');
  // mistakes of the last matches are taken back, and what was lost last is told anew; nothing is spoilt after them
  arePlanted = false;
  const areUp = async () => (await listProducers(opened.sql)).every(({ state }) => state === 'up');
  for (let more = 0; more < 20 && (more * 15_000 < 2 * correctedAfterMs || !(await areUp())); more += 1)
    await step(feed);
  expect(await areUp()).toBe(true);

  const ended = async () => (await book()).filter(({ match_status }) => match_status === 'ended');
  const before = await ended();
  expect(before.length).toBeGreaterThan(200);
  const faultless = new SandboxFeed(sealed, {}, ofEachSport);
  for (const producer of ['pre', 'live'] as const) await faultless.requestSnapshot(producer, 'of-the-truth');
  await faultless.pump((message) => receiveMessage(parts(), message));
  expect(await ended()).toEqual(before);
});
