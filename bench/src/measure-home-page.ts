import { startServer } from '@halls/testkit';
import pg from 'pg';
import { bareFigure, takeAnswers, type Answers } from './bare-figure.ts';
import { startBareServer } from './bare-server.ts';
import type { Figure, Measurement } from './measurement.ts';
import { loadPage } from './page-load.ts';
import { alternate, median } from './rounds.ts';

const connections = 16;
/** Until the compilers have done their work. */
const warmUpSeconds = 3;
const changes = 20;
const freshWithinMs = 1_000;

/** How a visitor asks; whoever knows the page says so by its tag. */
const visits = {
  gzip: { name: 'gzip', atLeast: 0.9, headers: { 'accept-encoding': 'gzip' } },
  identity: { name: 'uncompressed', atLeast: 0.9, headers: { 'accept-encoding': 'identity' } },
  known: { name: '304', atLeast: 1, headers: { 'accept-encoding': 'gzip' } },
} as const;
type Visit = keyof typeof visits;
type Side = 'page' | 'bare';

/**
 * The home page as a guest gets it, from the real server with its cache, beside a Fastify route that
 * sends the same bytes; and how soon the page shows a change of its content.
 */
export const measureHomePage: Measurement = {
  name: 'home-page',
  title: `the home page for guests on ${connections} connections, beside bare Fastify with the same bytes`,
  async run(workspace) {
    const databaseUrl = await workspace.createDatabase('home_page');
    const server = await startServer({ databaseUrl, env: { RATE_LIMITS: 'on' } });
    const bare = await startBareServer('bare-page-server.ts', [`${server.url}/`]);
    const seconds = workspace.secondsPerRound;
    const { headers } = await fetch(`${server.url}/`, { headers: visits.known.headers });
    const etag = headers.get('etag') ?? '';
    const take = (url: string, pid: number, visit: Visit, forSeconds: number) =>
      takeAnswers(pid, forSeconds, () =>
        loadPage({
          url: `${url}/`,
          headers: { ...visits[visit].headers, ...(visit === 'known' && { 'if-none-match': etag }) },
          connections,
          seconds: forSeconds,
        }),
      );
    try {
      const figures: Figure[] = [];
      for (const visit of Object.keys(visits) as Visit[]) {
        const page = (forSeconds: number) => take(server.url, server.pid, visit, forSeconds);
        const route = (forSeconds: number) => take(bare.url, bare.process.pid ?? 0, visit, forSeconds);
        for (const side of [page, route]) await side(warmUpSeconds);
        const rounds = await alternate<Side, Answers>(workspace.rounds, {
          page: () => page(seconds),
          bare: () => route(seconds),
        });
        figures.push(throughput(visit, rounds));
      }
      return [...figures, await measureFreshness(databaseUrl, `${server.url}/`)];
    } finally {
      await bare.stop();
      await server.stop();
    }
  },
};

function throughput(visit: Visit, rounds: readonly Record<Side, Answers>[]): Figure {
  return bareFigure({
    name: `home page, ${visits[visit].name} / bare Fastify`,
    unit: 'pages/s',
    atLeast: visits[visit].atLeast,
    rounds: rounds.map(({ page, bare }) => ({ served: page, bare })),
  });
}

/** Changes a banner again and again and asks until the page shows it. */
async function measureFreshness(databaseUrl: string, url: string): Promise<Figure> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tookMs: number[] = [];
  try {
    for (let change = 1; change <= changes; change += 1) {
      const title = `measured change ${change}.`;
      await client.query(
        `update app.banner set title = (select jsonb_object_agg(key, $1::text) from jsonb_each(title)) where site_id = 1`,
        [title],
      );
      const committedMs = performance.now();
      while (!(await (await fetch(url)).text()).includes(title)) {
        if (performance.now() - committedMs > 10 * freshWithinMs)
          throw new Error('the page never showed the change');
      }
      tookMs.push(performance.now() - committedMs);
    }
  } finally {
    await client.end();
  }
  const slowestMs = Math.max(...tookMs);
  return {
    name: 'home page shows a change, slowest',
    unit: 'ms',
    value: slowestMs,
    besideName: 'what it may be',
    beside: freshWithinMs,
    ratio: slowestMs / freshWithinMs,
    target: { of: 'value', atMost: freshWithinMs },
    details: { changes, medianMs: median(tookMs) },
  };
}
