import type { Figure } from './measurement.ts';
import type { PageLoad } from './page-load.ts';
import { readCpuMs } from './process-usage.ts';
import { median } from './rounds.ts';

/** What one server answered in one round. */
export interface Answers extends PageLoad {
  /** Of its process, for each answer. */
  readonly cpuMicroseconds: number;
}

/** Runs a load against the process `pid` and tells what an answer cost it. */
export async function takeAnswers(
  pid: number,
  seconds: number,
  run: () => Promise<PageLoad>,
): Promise<Answers> {
  const cpuBeforeMs = readCpuMs(pid) ?? Number.NaN;
  const load = await run();
  const cpuMs = (readCpuMs(pid) ?? Number.NaN) - cpuBeforeMs;
  return { ...load, cpuMicroseconds: (cpuMs * 1000) / (load.perSecond * seconds) };
}

/** The product's rate beside that of a bare route with the same bytes. */
export function bareFigure(
  taken: Pick<Figure, 'name' | 'unit'> & {
    /** None where nothing is asked. */
    readonly atLeast?: number;
    readonly rounds: readonly { readonly served: Answers; readonly bare: Answers }[];
  },
): Figure {
  const { name, unit, atLeast, rounds } = taken;
  const pairs = rounds.map(({ served, bare }) => ({ value: served.perSecond, beside: bare.perSecond }));
  return {
    name,
    unit,
    value: median(pairs.map(({ value }) => value)),
    besideName: 'bare Fastify, same bytes',
    beside: median(pairs.map(({ beside }) => beside)),
    ratio: median(pairs.map(({ value, beside }) => value / beside)),
    ...(atLeast !== undefined && { target: { atLeast } }),
    rounds: pairs,
    details: {
      bodyKb: (rounds[0]?.served.bodyLength ?? 0) / 1000,
      cpuMicroseconds: median(rounds.map(({ served }) => served.cpuMicroseconds)),
      cpuMicrosecondsBare: median(rounds.map(({ bare }) => bare.cpuMicroseconds)),
    },
  };
}
