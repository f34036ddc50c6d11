import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EchoSubscribers, openEchoSubscribers } from './echo-subscribers.ts';
import { openMemberSession } from './member-session.ts';
import { boundedFigure, type Figure, type Measurement } from './measurement.ts';
import { percentile } from './rounds.ts';
import { openSeamlessLoad } from './seamless-load.ts';

const connections = 16;
const samplesAtRest = 300;
const longestPauseMs = 40;
const longestWaitMs = 10_000;
const withinMs = { atRest: 50, underLoad: 100 };

/** From the answer to a bet, which follows its commit, until the member's window has its new balance. */
export const measureEvents: Measurement = {
  name: 'events',
  title: `a bet's balance in the member's window, at rest and beside bets on ${connections} connections`,
  async run(workspace) {
    const databaseUrl = await workspace.createDatabase('events');
    const load = await openSeamlessLoad(databaseUrl);
    const player = await load.enterPlayer();
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const channel = `private-member.${player.memberRef}`;
    const window = await openEchoSubscribers({
      url: `http://127.0.0.1:${load.server.port}`,
      channel,
      count: 1,
      token: await openMemberSession(database, player.memberRef),
    });
    try {
      // the subscription was asked for, not answered
      await sleep(500);
      const atRest = await sample(window, player.bet, times(samplesAtRest));
      const untold = await sample(window, () => writeEvent(database, channel), times(samplesAtRest));
      const seconds = workspace.secondsPerRound * workspace.rounds;
      let isLoaded = true;
      const [underLoad, bets] = await Promise.all([
        sample(window, player.bet, () => isLoaded),
        load.measure({ connections, seconds }).finally(() => (isLoaded = false)),
      ]);
      return [
        describe('from bet to window at rest, p99', atRest, {
          atMost: withinMs.atRest,
          details: { untoldP50Ms: percentile(untold, 0.5), untoldP99Ms: percentile(untold, 0.99) },
        }),
        describe('from bet to window under load, p99', underLoad, {
          atMost: withinMs.underLoad,
          details: { betsPerSecond: bets.perSecond },
        }),
      ];
    } finally {
      window.close();
      player.close();
      await database.end();
      await load.close();
    }
  },
};

/** Past the server, which must find it by looking. */
async function writeEvent(database: pg.Client, channel: string): Promise<void> {
  await database.query(
    `insert into app.outbox (channel, event, payload) values ($1, 'member.cash', '{"cash":"0","currency":"VND"}')`,
    [channel],
  );
}

/** One after the other, at random moments; the event of each is known by being the next. */
async function sample(
  window: EchoSubscribers,
  commit: () => Promise<void>,
  goesOn: () => boolean,
): Promise<number[]> {
  const tookMs: number[] = [];
  while (goesOn()) {
    const arrived = new Promise<number>((resolve) => window.onEvent(() => resolve(performance.now())));
    await commit();
    const committedMs = performance.now();
    // it may have been quicker than the answer
    tookMs.push(Math.max(0, (await inTime(arrived)) - committedMs));
    await sleep(Math.random() * longestPauseMs);
  }
  window.onEvent(null);
  return tookMs;
}

function times(count: number): () => boolean {
  let left = count;
  return () => left-- > 0;
}

function inTime<Value>(arrival: Promise<Value>): Promise<Value> {
  const late = sleep(longestWaitMs, undefined, { ref: false }).then(() => {
    throw new Error(`no event within ${longestWaitMs / 1000} s`);
  });
  return Promise.race([arrival, late]);
}

function describe(
  name: string,
  tookMs: readonly number[],
  { atMost, details }: { atMost: number; details: Record<string, number> },
): Figure {
  const value = percentile(tookMs, 0.99);
  const taken = { p50Ms: percentile(tookMs, 0.5), p99Ms: value, samples: tookMs.length };
  return boundedFigure({ name, unit: 'ms', value, details: { ...taken, ...details } }, atMost);
}
