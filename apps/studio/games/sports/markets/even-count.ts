/** The whole number that is exceeded about as often as not. */
export function evenCount(chanceOf: ReadonlyMap<number, number>): number {
  const inOrder = [...chanceOf].toSorted(([a], [b]) => a - b);
  let best = { count: inOrder[0]?.[0] ?? 0, off: Infinity };
  let upTo = 0;
  const last = inOrder.at(-1)?.[0] ?? 0;
  for (let count = best.count; count < last; count += 1) {
    upTo += chanceOf.get(count) ?? 0;
    const off = Math.abs(upTo - 0.5);
    if (off < best.off) best = { count, off };
  }
  return best.count;
}
