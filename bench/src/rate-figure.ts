import type { Figure } from './measurement.ts';
import { median } from './rounds.ts';

/** What one side did in one round. */
export interface Throughput {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** One side's rate beside another's, round by round, so that both had the same minute of the machine. */
export function rateFigure<Side extends string>(
  rounds: readonly Readonly<Record<Side, Throughput>>[],
  {
    side,
    beside,
    ...named
  }: Pick<Figure, 'name' | 'unit' | 'besideName' | 'target'> & { side: Side; beside: Side },
): Figure {
  const pairs = rounds.map((round) => ({
    value: round[side].perSecond,
    beside: round[beside].perSecond,
  }));
  return {
    ...named,
    value: median(pairs.map((pair) => pair.value)),
    beside: median(pairs.map((pair) => pair.beside)),
    ratio: median(pairs.map((pair) => pair.value / pair.beside)),
    rounds: pairs,
    details: {
      p50Ms: median(rounds.map((round) => round[side].p50Ms)),
      p99Ms: median(rounds.map((round) => round[side].p99Ms)),
    },
  };
}

/** Of a program that tells its rate and nothing of single answers. */
export function onlyRate(perSecond: number): Throughput {
  return { perSecond, p50Ms: Number.NaN, p99Ms: Number.NaN };
}
