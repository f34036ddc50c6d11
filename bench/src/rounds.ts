/** Takes the sides in turn, so that what the machine does meanwhile falls on all of them. */
export async function alternate<Side extends string, Value>(
  rounds: number,
  sides: Readonly<Record<Side, () => Promise<Value>>>,
): Promise<Record<Side, Value>[]> {
  const taken: Record<Side, Value>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const values = {} as Record<Side, Value>;
    for (const side of Object.keys(sides) as Side[]) values[side] = await sides[side]();
    taken.push(values);
  }
  return taken;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The value below which that part of the values lies; `part` is 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
