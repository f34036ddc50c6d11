import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Figure } from './measurement.ts';
import type { Throughput } from './rate-figure.ts';
import { median } from './rounds.ts';

/** How often something was answered, by what the answer said. */
export type Answers = Readonly<Record<string, number>>;

/** The same with nobody else there and beside a crowd, one right after the other. */
export interface Beside {
  readonly quiet: Throughput;
  readonly loaded: Throughput;
  readonly answers: Answers;
}

/**
 * Runs `file` in a process of its own, so that it slows nobody's clock but the server's, and measures beside it. It says
 * when it has begun, and when it is told to stop how it was answered.
 */
export async function besideCrowd(
  file: string,
  args: readonly string[],
  measure: () => Promise<Throughput>,
): Promise<Beside> {
  const quiet = await measure();
  const crowd = fork(join(import.meta.dirname, file), args);
  try {
    await once(crowd, 'message');
    const loaded = await measure();
    crowd.send('stop');
    const [answers] = (await once(crowd, 'message')) as [Answers];
    return { quiet, loaded, answers };
  } finally {
    crowd.kill();
  }
}

export function compareBeside(
  rounds: readonly Beside[],
  part: 'p50Ms' | 'p99Ms',
): Omit<Figure, 'name' | 'target'> {
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

/** The median round's answers, as details of a figure. */
export function answersOf(rounds: readonly Beside[]): Record<string, number> {
  const kinds = new Set(rounds.flatMap(({ answers }) => Object.keys(answers)));
  return Object.fromEntries(
    [...kinds].map((kind) => [`answers${kind}`, median(rounds.map(({ answers }) => answers[kind] ?? 0))]),
  );
}
