import { giveBonuses } from './give-bonuses.ts';
import type { Figure, Measurement, Result } from './measurement.ts';
import { rateFigure } from './rate-figure.ts';
import { alternate, median } from './rounds.ts';
import { openSeamlessLoad, type SeamlessLoad } from './seamless-load.ts';
import { openCostMeter, type Cost, type CostMeter } from './statement-cost.ts';

const connections = 16;
const leastRatio = 0.6;

type Side = 'without' | 'cash' | 'bonus';

/** Signed bets of members who have a bonus beside the same bets of members who have none. */
export const measureBonus: Measurement = {
  name: 'bonus',
  title: `signed seamless bets on ${connections} connections of members with a bonus`,
  async run(workspace) {
    const seconds = workspace.secondsPerRound;
    const open = async (side: Side) => {
      const url = await workspace.createDatabase(`bonus_${side}`);
      const load = await openSeamlessLoad(url);
      if (side !== 'without') await giveBonuses(url, side);
      return { load, meter: await openCostMeter(url, workspace.postgresPid) };
    };
    const sides = { without: await open('without'), cash: await open('cash'), bonus: await open('bonus') };
    const all = Object.values(sides);
    const bet = (side: Side) => () => measure(sides[side], all, seconds);
    try {
      for (const { load } of all) await load.measure({ connections, seconds: 2 });
      const rounds = await alternate<Side, Cost>(workspace.rounds, {
        without: bet('without'),
        cash: bet('cash'),
        bonus: bet('bonus'),
      });
      const counts = await Promise.all(all.map(({ load }) => load.countEntries()));
      workspace.say(`  the invariants hold over ${counts.join(', ')} entries`);
      return describe(rounds);
    } finally {
      await Promise.all(all.flatMap(({ load, meter }) => [meter.close(), load.close()]));
    }
  },
};

interface Measured {
  readonly load: SeamlessLoad;
  readonly meter: CostMeter;
}

/** Of the others nobody counts the facts meanwhile. */
function measure({ load, meter }: Measured, all: readonly Measured[], seconds: number): Promise<Cost> {
  let run = () => meter.measure(seconds, () => load.measure({ connections, seconds }));
  for (const other of all) {
    const inner = run;
    if (other.load !== load) run = () => other.load.withoutFacts(inner);
  }
  return run();
}

function describe(rounds: readonly Record<Side, Cost>[]): Result[] {
  const of = (side: 'cash' | 'bonus', name: string): Figure => {
    const figure = rateFigure<Side>(rounds, {
      ...{ name, unit: 'bets/s', side, beside: 'without', besideName: 'the same of members without a bonus' },
      target: { atLeast: leastRatio },
    });
    const cost = (whose: Side) => median(rounds.map((round) => round[whose].cpuMicroseconds));
    return {
      ...figure,
      details: {
        ...figure.details,
        cpuMicroseconds: cost(side),
        cpuMicrosecondsWithout: cost('without'),
        cpuRatio: median(rounds.map((round) => round[side].cpuMicroseconds / round.without.cpuMicroseconds)),
      },
    };
  };
  return [
    of('cash', 'bets that the cash pays and a bonus counts / without a bonus'),
    of('bonus', 'bets that a bonus pays / without a bonus'),
  ];
}
