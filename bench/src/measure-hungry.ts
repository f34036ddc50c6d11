import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Figure, Measurement, Result } from './measurement.ts';
import { alternate, median } from './rounds.ts';
import type { Throughput } from './rate-figure.ts';
import { openSeamlessLoad, type SeamlessLoad } from './seamless-load.ts';

/** Bets as they come on an ordinary day: well below what the machine can book. */
const bets = { connections: 4, pauseMs: 10 };
const longestRatio = 3;

const crowds = {
  '4 of one address': [4, 'one'],
  '20 of one address': [20, 'one'],
  '50 of one address': [50, 'one'],
  '50 of many addresses': [50, 'many'],
} as const;
type Crowd = keyof typeof crowds;
interface Round {
  readonly quiet: Throughput;
  readonly loaded: Throughput;
  readonly answers: Readonly<Record<string, number>>;
}

/**
 * Signed bets while nobody else asks for anything, and while visitors ask for one page after another, none of
 * which the server has seen before. Each crowd has a quiet turn of its own beside it.
 */
export const measureHungry: Measurement = {
  name: 'hungry',
  title: 'signed bets beside visitors who ask for pages as fast as they are answered',
  async run(workspace) {
    const load = await openSeamlessLoad(await workspace.createDatabase('hungry'), {
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    try {
      await load.measure({ ...bets, seconds: 3 });
      const rounds = await alternate<Crowd, Round>(workspace.rounds, {
        '4 of one address': () => besides(load, '4 of one address', workspace.secondsPerRound),
        '20 of one address': () => besides(load, '20 of one address', workspace.secondsPerRound),
        '50 of one address': () => besides(load, '50 of one address', workspace.secondsPerRound),
        '50 of many addresses': () => besides(load, '50 of many addresses', workspace.secondsPerRound),
      });
      workspace.say(`  the invariants hold over ${await load.countEntries()} entries; load ${loadavg()[0]}`);
      return (Object.keys(crowds) as Crowd[]).flatMap((crowd) =>
        describe(
          crowd,
          rounds.map((round) => round[crowd]),
        ),
      );
    } finally {
      await load.close();
    }
  },
};

async function besides(load: SeamlessLoad, crowd: Crowd, seconds: number): Promise<Round> {
  const quiet = await load.measure({ ...bets, seconds });
  const visitors = fork(join(import.meta.dirname, 'hungry-visitors.ts'), [
    String(load.server.port),
    ...crowds[crowd].map(String),
  ]);
  try {
    await once(visitors, 'message');
    const loaded = await load.measure({ ...bets, seconds });
    visitors.send('stop');
    const [answers] = (await once(visitors, 'message')) as [Round['answers']];
    return { quiet, loaded, answers };
  } finally {
    visitors.kill();
  }
}

function describe(crowd: Crowd, rounds: readonly Round[]): Result[] {
  const [connections] = crowds[crowd];
  const statuses = new Set(rounds.flatMap(({ answers }) => Object.keys(answers)));
  const answers = [...statuses].map((status) => [
    `answers${status}`,
    median(rounds.map((round) => round.answers[status] ?? 0)),
  ]);
  const p99 = compare(rounds, 'p99Ms');
  const name = `bets beside ${crowd}`;
  return [
    { name: `${name}, p50`, ...compare(rounds, 'p50Ms') },
    {
      name: `${name}, p99`,
      ...p99,
      ...(connections === 50 && { target: { atMost: longestRatio } }),
      details: Object.fromEntries(answers) as Record<string, number>,
    },
  ];
}

function compare(rounds: readonly Round[], part: 'p50Ms' | 'p99Ms'): Omit<Figure, 'name'> {
  const pairs = rounds.map(({ quiet, loaded }) => ({ value: loaded[part], beside: quiet[part] }));
  return {
    unit: 'ms',
    value: median(pairs.map(({ value }) => value)),
    besideName: 'quiet',
    beside: median(pairs.map(({ beside }) => beside)),
    ratio: median(pairs.map(({ value, beside }) => value / beside)),
    rounds: pairs,
  };
}
