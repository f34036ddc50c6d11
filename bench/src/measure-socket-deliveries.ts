import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@halls/testkit';
import pg from 'pg';
import { startBareServer } from './bare-server.ts';
import type { EmitCommand } from './bare-socket-server.ts';
import { type EchoSubscribers, openEchoSubscribers } from './echo-subscribers.ts';
import type { Figure, Measurement } from './measurement.ts';
import { readCpuMs } from './process-usage.ts';
import { alternate, median, percentile } from './rounds.ts';

const subscribers = 100;
const channel = 'web_api.VND';
const event = 'jackpot.amount';
const payload = { jackpot_amount_total: '123456789', currency: 'VND' };
/** Events under way at most, so that neither side is measured by the length of its queue. */
const eventsUnderWay = 2_000;
const eventsAtOnce = 500;
const latencySamples = 100;
const withinMs = 1_000;

type Side = 'site' | 'bare';
interface Taken {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
}

/**
 * Events from the outbox, committed in the database, until every subscriber has them, beside a bare
 * Socket.IO that emits the same from memory; and how long one takes from its commit on.
 */
export const measureSocketDeliveries: Measurement = {
  name: 'socket-deliveries',
  title: `events of the outbox to ${subscribers} subscribers, beside bare Socket.IO`,
  async run(workspace) {
    const databaseUrl = await workspace.createDatabase('socket_deliveries');
    const server = await startServer({ databaseUrl });
    const bare = await startBareServer('bare-socket-server.ts');
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const [onSite, onBare] = await Promise.all(
      [server.url, bare.url].map((url) => openEchoSubscribers({ url, channel, count: subscribers })),
    );
    if (!onSite || !onBare) throw new Error('nobody subscribed');
    const write = async (count: number) =>
      void (await database.query(insertEvents, [channel, event, payload, count]));
    const emit = async (count: number) =>
      void bare.process.send({ channel, event, payload, count } satisfies EmitCommand);
    const take = (clients: EchoSubscribers, pid: number | undefined, feed: typeof write, seconds: number) =>
      measureDeliveries({ clients, pid: pid ?? 0, feed, seconds });
    try {
      // subscriptions were asked for, not answered
      await sleep(500);
      await take(onSite, server.pid, write, 1);
      await take(onBare, bare.process.pid, emit, 1);
      const rounds = await alternate<Side, Taken>(workspace.rounds, {
        site: () => take(onSite, server.pid, write, workspace.secondsPerRound),
        bare: () => take(onBare, bare.process.pid, emit, workspace.secondsPerRound),
      });
      return [describe(rounds), await measureLatency(onSite, database)];
    } finally {
      onSite.close();
      onBare.close();
      await database.end();
      await bare.stop();
      await server.stop();
    }
  },
};

const insertEvents = `insert into app.outbox (channel, event, payload) select $1, $2, $3 from generate_series(1, $4::int)`;

async function measureDeliveries(options: {
  clients: EchoSubscribers;
  pid: number;
  feed: (count: number) => Promise<void>;
  seconds: number;
}): Promise<Taken> {
  const { clients, pid, feed } = options;
  const deliveredBefore = clients.delivered();
  const cpuBeforeMs = readCpuMs(pid) ?? Number.NaN;
  const startMs = performance.now();
  const endMs = startMs + options.seconds * 1000;
  const deliveries = () => clients.delivered() - deliveredBefore;
  let fed = 0;
  while (performance.now() < endMs) {
    if (fed - deliveries() / subscribers > eventsUnderWay - eventsAtOnce) await sleep(1);
    else {
      await feed(eventsAtOnce);
      fed += eventsAtOnce;
    }
  }
  while (deliveries() < fed * subscribers) {
    if (performance.now() > endMs + 30_000)
      throw new Error(`${deliveries()} of ${fed * subscribers} arrived`);
    await sleep(1);
  }
  const elapsedSeconds = (performance.now() - startMs) / 1000;
  const cpuMs = (readCpuMs(pid) ?? Number.NaN) - cpuBeforeMs;
  return { perSecond: deliveries() / elapsedSeconds, cpuMicroseconds: (cpuMs * 1000) / deliveries() };
}

function describe(rounds: readonly Record<Side, Taken>[]): Figure {
  const pairs = rounds.map(({ site, bare }) => ({ value: site.perSecond, beside: bare.perSecond }));
  return {
    name: `deliveries to ${subscribers} subscribers / bare Socket.IO`,
    unit: 'deliveries/s',
    value: median(pairs.map(({ value }) => value)),
    besideName: 'bare Socket.IO, same events',
    beside: median(pairs.map(({ beside }) => beside)),
    ratio: median(pairs.map(({ value, beside }) => value / beside)),
    rounds: pairs,
    details: {
      cpuMicrosecondsPerDelivery: median(rounds.map(({ site }) => site.cpuMicroseconds)),
      cpuMicrosecondsBare: median(rounds.map(({ bare }) => bare.cpuMicroseconds)),
    },
  };
}

/** One event at a time, at random moments, from the commit's answer to the first subscriber. */
async function measureLatency(clients: EchoSubscribers, database: pg.Client): Promise<Figure> {
  const tookMs: number[] = [];
  for (let sample = 0; sample < latencySamples; sample += 1) {
    const arrived = new Promise<void>((resolve) => clients.onEvent(() => resolve()));
    await database.query(insertEvents, [channel, event, { ...payload, sample }, 1]);
    const committedMs = performance.now();
    await arrived;
    tookMs.push(performance.now() - committedMs);
    await sleep(Math.random() * 50);
  }
  clients.onEvent(null);
  const p99Ms = percentile(tookMs, 0.99);
  return {
    name: 'from commit to delivery, p99',
    unit: 'ms',
    value: p99Ms,
    besideName: 'what it may be',
    beside: withinMs,
    ratio: p99Ms / withinMs,
    target: { of: 'value', atMost: withinMs },
    details: { p50Ms: percentile(tookMs, 0.5), p99Ms },
  };
}
