import { loadavg } from 'node:os';
import { answersOf, besideCrowd, compareBeside, type Beside } from './beside-crowd.ts';
import type { Measurement, Result } from './measurement.ts';
import { alternate } from './rounds.ts';
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
      const rounds = await alternate<Crowd, Beside>(workspace.rounds, {
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

function besides(load: SeamlessLoad, crowd: Crowd, seconds: number): Promise<Beside> {
  const args = [String(load.server.port), ...crowds[crowd].map(String)];
  return besideCrowd('hungry-visitors.ts', args, () => load.measure({ ...bets, seconds }));
}

function describe(crowd: Crowd, rounds: readonly Beside[]): Result[] {
  const [connections] = crowds[crowd];
  const name = `bets beside ${crowd}`;
  return [
    { name: `${name}, p50`, ...compareBeside(rounds, 'p50Ms') },
    {
      name: `${name}, p99`,
      ...compareBeside(rounds, 'p99Ms'),
      ...(connections === 50 && { target: { atMost: longestRatio } }),
      details: answersOf(rounds),
    },
  ];
}
