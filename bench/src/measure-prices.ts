import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStudio } from '@halls/testkit';
import { findFreePort } from '@halls/postgres';
import pg from 'pg';
import { boundedFigure, type Measurement } from './measurement.ts';
import type { WatchersSaw } from './price-watchers.ts';
import { readCpuMs } from './process-usage.ts';
import { median, percentile } from './rounds.ts';

const windows = 5_000;
const readingWindows = 25;
const changesPerSecond = 1_000;
const batchEveryMs = 50;
const withinMs = 300;
/** What is under way when the time is over has so long to come. */
const settlesInMs = 2_000;

interface Committed {
  readonly marketId: number;
  readonly version: number;
  readonly atMs: number;
}

/** Prices of a sportsbook that move, from their commit until they are in the windows that watch its board. */
export const measurePrices: Measurement = {
  name: 'prices',
  title: `${changesPerSecond} changes of prices a second to ${windows} windows`,
  async run(workspace) {
    const databaseUrl = await workspace.createDatabase('prices');
    const studio = await startStudio({ databaseUrl, serverPort: await findFreePort() });
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const crowd = await openWindows(studio.port);
    try {
      const markets = await untilMarkets(database);
      workspace.say(`  ${windows} windows watch ${markets.length} markets`);
      await changePrices(database, markets, 2);
      crowd.send('forget');
      const cpuBeforeMs = readCpuMs(studio.pid ?? 0) ?? Number.NaN;
      const seconds = workspace.secondsPerRound * 2;
      const committed = await changePrices(database, markets, seconds);
      const cpuMs = (readCpuMs(studio.pid ?? 0) ?? Number.NaN) - cpuBeforeMs;
      await sleep(settlesInMs);
      crowd.send('stop');
      const [saw] = (await once(crowd, 'message')) as [WatchersSaw];
      if (saw.lost > 0) throw new Error(`${saw.lost} windows were let go`);
      const tookMs = howLong(committed, saw);
      const figure = {
        ...{ name: 'from commit to a window, p99', unit: 'ms', value: percentile(tookMs, 0.99) },
        details: {
          p50Ms: median(tookMs),
          longestMs: tookMs.reduce((most, took) => Math.max(most, took), 0),
          changesPerSecond: committed.length / seconds,
          megabytesPerSecond: saw.bytes / 1_000_000 / seconds,
          studioCpuShare: cpuMs / 1_000 / seconds,
        },
      };
      return [boundedFigure(figure, withinMs)];
    } finally {
      crowd.kill();
      await database.end();
      await studio.stop();
    }
  },
};

async function openWindows(port: number): Promise<ChildProcess> {
  const args = ['127.0.0.1', port, windows, readingWindows].map(String);
  const crowd = fork(join(import.meta.dirname, 'price-watchers.ts'), args, { serialization: 'advanced' });
  await once(crowd, 'message');
  return crowd;
}

/** Those that the board shows. */
async function untilMarkets(database: pg.Client): Promise<number[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await database.query<{ market_id: string }>(`
      select market_id from sports.market join sports.match using (match_id)
      where market.is_main and code in ('result', 'handicap', 'total') and market.status = 'active'
        and match.status = 'not_started' and kicks_off_at between now() + interval '2 minutes' and now() + interval '25 minutes'`);
    if (rows.length >= 60) return rows.map((row) => Number(row.market_id));
    await sleep(200);
  }
  throw new Error('the board stays empty');
}

/** As the feed does it: prices and numbers of matches in one transaction, the numbers held up to its end. */
async function changePrices(
  database: pg.Client,
  markets: readonly number[],
  seconds: number,
): Promise<Committed[]> {
  const committed: Committed[] = [];
  const perBatch = (changesPerSecond * batchEveryMs) / 1_000;
  const startMs = performance.now();
  let next = 0;
  const nextMarket = () => markets[next++ % markets.length] ?? 0;
  for (let batch = 0; batch * batchEveryMs < seconds * 1_000; batch += 1) {
    await sleep(Math.max(0, startMs + batch * batchEveryMs - performance.now()));
    const ids = Array.from({ length: perBatch }, nextMarket);
    await database.query('begin');
    await database.query('select pg_advisory_xact_lock(880041, 0)');
    const { rows } = await database.query<{ market_id: string; version: number }>(movePrices, [
      [...new Set(ids)],
      10 * (batch % 7),
    ]);
    await database.query('commit');
    const atMs = Date.now();
    for (const row of rows) committed.push({ marketId: Number(row.market_id), version: row.version, atMs });
  }
  return committed;
}

const movePrices = `
  with moved as (
    update sports.market set version = version + 1,
      outcomes = (select jsonb_object_agg(key, jsonb_build_array(2000 + $2::int, value -> 1, value -> 2))
        from jsonb_each(outcomes))
    where market_id = any($1) returning market_id, match_id, version
  ), touched as (
    update sports.match set version = nextval('sports.match_version')
    where match_id in (select match_id from moved) returning match_id
  )
  select market_id, version from moved`;

/** Of each change and each window that reads: until that change, or a later one of its market, was there. */
function howLong(committed: readonly Committed[], { seen }: WatchersSaw): number[] {
  const arrivals = Map.groupBy(seen, ([window, marketId]) => `${window}/${marketId}`);
  const windowsSeen = [...new Set(seen.map(([window]) => window))];
  if (windowsSeen.length < readingWindows) throw new Error('a window has seen nothing');
  return windowsSeen.flatMap((window) =>
    committed.map(({ marketId, version, atMs }) => {
      const came = arrivals.get(`${window}/${marketId}`)?.find(([, , seenVersion]) => seenVersion >= version);
      if (!came) throw new Error(`a window never saw version ${version} of market ${marketId}`);
      return Math.max(0, came[3] - atMs);
    }),
  );
}
