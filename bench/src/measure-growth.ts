import type { Figure, Measurement, Workspace } from './measurement.ts';
import { rateFigure, type Throughput } from './rate-figure.ts';
import { alternate, median } from './rounds.ts';
import { openSeamlessLoad } from './seamless-load.ts';
import { openSpinLoad } from './spin-load.ts';
import { openCostMeter, type Cost } from './statement-cost.ts';

const connections = 16;
const youngRounds = 10_000;
const oldRounds = [1_000_000, 10_000_000] as const;
/** Until plans, compilers and the hot pages are what they stay. */
const warmUpSeconds = 2;

type Age = 'young' | 'old';

/** What can be asked of a database, whatever lies in it already. */
interface Grown {
  /** Writes so many more rounds of the past. */
  age(rounds: number): Promise<void>;
  readonly operations: Readonly<Record<string, (seconds: number) => Promise<Throughput>>>;
  close(): Promise<void>;
}

/**
 * What bets, spins and records cost on top of ten thousand rounds, a million, and ten million: the rate beside the
 * youngest one's, and PostgreSQL's CPU, WAL and pages, which say the same on a machine that others use.
 */
export const measureGrowth: Measurement = {
  name: 'growth',
  title: `bets, spins and records with ${oldRounds.join(' and ')} rounds, beside ${youngRounds}`,
  takesLong: true,
  async run(workspace) {
    const figures = [];
    for (const [name, open] of [
      ['bets', openBets],
      ['spins', openSpins],
    ] as const)
      figures.push(...(await compare(workspace, name, open)));
    return figures;
  },
};

async function compare(
  workspace: Workspace,
  name: string,
  open: (databaseUrl: string) => Promise<Grown>,
): Promise<Figure[]> {
  const ages = ['young', 'old'] as const;
  const urls = { young: '', old: '' };
  for (const age of ages) urls[age] = await workspace.createDatabase(`growth_${name}_${age}`);
  const [young, old] = [await open(urls.young), await open(urls.old)];
  const grown = { young, old };
  const meters = {
    young: await openCostMeter(urls.young, workspace.postgresPid),
    old: await openCostMeter(urls.old, workspace.postgresPid),
  };
  const seconds = workspace.secondsPerRound;
  const figures: Figure[] = [];
  let has = 0;
  try {
    await young.age(youngRounds);
    for (const rounds of oldRounds) {
      workspace.say(`  ${name}: adding ${rounds - has} rounds of history`);
      await old.age(rounds - has);
      has = rounds;
      for (const operation of Object.keys(young.operations)) {
        const take = (age: Age, forSeconds: number) =>
          meters[age].measure(forSeconds, () => run(grown[age], operation, forSeconds));
        for (const age of ages) await take(age, warmUpSeconds);
        const taken = await alternate<Age, Cost>(workspace.rounds, {
          young: () => take('young', seconds),
          old: () => take('old', seconds),
        });
        figures.push(describe(`${operation} with ${rounds} rounds / with ${youngRounds}`, taken));
      }
    }
    return figures;
  } finally {
    for (const age of ages) {
      await grown[age].close();
      await meters[age].close();
    }
  }
}

function run(grown: Grown, operation: string, seconds: number): Promise<Throughput> {
  const load = grown.operations[operation];
  if (!load) throw new Error(`nothing does ${operation}`);
  return load(seconds);
}

function describe(name: string, rounds: readonly Record<Age, Cost>[]): Figure {
  const figure = rateFigure<Age>(rounds, {
    name,
    unit: 'per second',
    side: 'old',
    beside: 'young',
    besideName: `with ${youngRounds} rounds`,
    target: { atLeast: 0.9 },
  });
  const costs = (['cpuMicroseconds', 'walBytes', 'pages', 'pagesRead'] as const).flatMap((cost) =>
    (['old', 'young'] as const).map((age) => [
      `${cost}${age === 'old' ? '' : 'Beside'}`,
      median(rounds.map((round) => round[age][cost])),
    ]),
  );
  return { ...figure, details: { ...figure.details, ...Object.fromEntries(costs) } };
}

async function openBets(databaseUrl: string): Promise<Grown> {
  const load = await openSeamlessLoad(databaseUrl);
  return {
    age: (rounds) => load.addHistory(rounds),
    operations: { 'signed bets': (seconds) => load.measure({ connections, seconds }) },
    close: () => load.close(),
  };
}

async function openSpins(databaseUrl: string): Promise<Grown> {
  const load = await openSpinLoad(databaseUrl, { sessions: connections });
  return {
    age: (rounds) => load.addHistory(rounds),
    operations: {
      'seamless spins': (seconds) => load.measure({ way: 'seamless', seconds }),
      'transfer spins': (seconds) => load.measure({ way: 'transfer', seconds }),
      'a game’s own records, seamless': (seconds) => load.readRecords({ way: 'seamless', seconds }),
      'a game’s own records, transfer': (seconds) => load.readRecords({ way: 'transfer', seconds }),
    },
    close: () => load.close(),
  };
}
