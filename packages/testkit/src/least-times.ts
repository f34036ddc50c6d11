/** What two ways of doing a thing took at the least, in milliseconds, after so many rounds. */
export interface LeastTimes {
  one: number;
  other: number;
  rounds: number;
  /** `one / other`. */
  ratio: number;
}

/**
 * Times two ways of doing a thing in turn, neither always first, and compares the least that each took: what else the
 * machine does only adds to a time, and on a busy one it adds to most of them. After `few` rounds it goes on while the
 * one still seems to take more than twice as long as the other, up to `many` rounds.
 *
 * @param prepared What comes before a round and isn't timed.
 */
export async function leastTimes(
  ways: { one: () => Promise<unknown>; other: () => Promise<unknown> },
  { few = 9, many = 90, prepared = () => Promise.resolve() }: LeastTimesOptions = {},
): Promise<LeastTimes> {
  const least = { one: Infinity, other: Infinity };
  const ratio = () => least.one / least.other;
  let rounds = 0;
  while (rounds < few || (rounds < many && (ratio() > 2 || ratio() < 0.5))) {
    await prepared();
    for (const way of rounds % 2 === 0 ? (['one', 'other'] as const) : (['other', 'one'] as const)) {
      const startedAt = performance.now();
      await ways[way]();
      least[way] = Math.min(least[way], performance.now() - startedAt);
    }
    rounds += 1;
  }
  return { ...least, rounds, ratio: ratio() };
}

export interface LeastTimesOptions {
  few?: number;
  many?: number;
  prepared?: () => Promise<unknown>;
}
