import { boundedFigure, type Figure, type Measurement, type Result, type Workspace } from './measurement.ts';
import { findPgbench, pgbenchOn } from './pgbench.ts';
import { onlyRate, rateFigure } from './rate-figure.ts';
import { alternate, median } from './rounds.ts';
import { openSpinLoad, type SpinThroughput } from './spin-load.ts';

const sessions = 16;
const pgbenchScale = 16;
const historyRounds = 1_000_000;
const longestP99Ms = 40;

type Side = 'seamless' | 'transfer' | 'seamlessMillion' | 'transferMillion' | 'tpcb';
type Round = Record<Side, SpinThroughput>;

const sideNames: Readonly<Record<Side, string>> = {
  seamless: 'with empty tables',
  transfer: 'with empty tables',
  seamlessMillion: 'with a million rounds',
  transferMillion: 'with a million rounds',
  tpcb: `pgbench TPC-B-like, scale ${pgbenchScale}, ${sessions} clients`,
};

/**
 * Spins of sixteen game windows at the house studio, from the browser's call to the settled round, through both
 * processes: on a seamless wallet, whose money the site's server moves, and on one that the studio holds itself.
 */
export const measureSpins: Measurement = {
  name: 'spins',
  title: `spins of ${sessions} game windows, beside pgbench TPC-B-like`,
  async run(workspace) {
    const program = findPgbench();
    if (program === null)
      return [{ name: 'spins / pgbench', skipped: 'pgbench is missing (Debian: postgresql)' }];
    const tpcb = pgbenchOn(program, await workspace.createDatabase('spins_tpcb'));
    const empty = await openSpinLoad(await workspace.createDatabase('spins_empty'), { sessions });
    const million = await openSpinLoad(await workspace.createDatabase('spins_million'), { sessions });
    try {
      await tpcb.initialise(pgbenchScale);
      workspace.say(`  adding ${historyRounds} rounds of history`);
      await million.addHistory(historyRounds);
      const seconds = workspace.secondsPerRound;
      for (const load of [empty, million])
        for (const way of ['seamless', 'transfer'] as const) await load.measure({ way, seconds: 2 });
      const none = { studioMicroseconds: Number.NaN, serverMicroseconds: Number.NaN };
      const rounds = await alternate<Side, SpinThroughput>(workspace.rounds, {
        tpcb: async () => ({ ...onlyRate(await tpcb.measureTps({ clients: sessions, seconds })), ...none }),
        seamless: () => empty.measure({ way: 'seamless', seconds }),
        seamlessMillion: () => million.measure({ way: 'seamless', seconds }),
        transfer: () => empty.measure({ way: 'transfer', seconds }),
        transferMillion: () => million.measure({ way: 'transfer', seconds }),
      });
      await empty.countRounds();
      return describe(rounds, workspace, await million.countRounds());
    } finally {
      await Promise.all([empty.close(), million.close()]);
    }
  },
};

function describe(rounds: readonly Round[], workspace: Workspace, count: number): Result[] {
  workspace.say(`  each of ${count} rounds stands once, paid as its entries say`);
  return [
    rate('seamless spins / pgbench', rounds, 'seamless', 'tpcb', 0.35),
    rate('seamless spins with a million rounds / pgbench', rounds, 'seamlessMillion', 'tpcb', 0.35),
    rate(
      'seamless spins with a million rounds / with empty tables',
      rounds,
      'seamlessMillion',
      'seamless',
      0.9,
    ),
    rate('transfer spins / pgbench', rounds, 'transfer', 'tpcb', 0.5),
    rate('transfer spins with a million rounds / pgbench', rounds, 'transferMillion', 'tpcb', 0.5),
    rate(
      'transfer spins with a million rounds / with empty tables',
      rounds,
      'transferMillion',
      'transfer',
      0.9,
    ),
    p99('seamless spins, p99', rounds, 'seamless'),
    p99('seamless spins with a million rounds, p99', rounds, 'seamlessMillion'),
    p99('transfer spins, p99', rounds, 'transfer'),
    p99('transfer spins with a million rounds, p99', rounds, 'transferMillion'),
  ];
}

function rate(name: string, rounds: readonly Round[], side: Side, beside: Side, atLeast: number): Figure {
  const figure = rateFigure<Side>(rounds, {
    name,
    unit: 'spins/s',
    side,
    beside,
    besideName: sideNames[beside],
    target: { atLeast },
  });
  const of = (what: 'studioMicroseconds' | 'serverMicroseconds') =>
    median(rounds.map((round) => round[side][what]));
  return {
    ...figure,
    details: {
      ...figure.details,
      cpuMicrosecondsOfStudio: of('studioMicroseconds'),
      cpuMicrosecondsOfServer: of('serverMicroseconds'),
    },
  };
}

function p99(name: string, rounds: readonly Round[], side: Side): Figure {
  const value = median(rounds.map((round) => round[side].p99Ms));
  return boundedFigure({ name, unit: 'ms', value }, longestP99Ms);
}
