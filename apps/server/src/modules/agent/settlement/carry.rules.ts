/** A loss of a month that is still to be set off: minor units, below zero. */
export interface CarryPart {
  readonly month: string;
  readonly minor: string;
}

/** No plan has a loss go on for longer; what is older is set off by none. */
export const longestCarryMonths = 12;

/**
 * Sets the losses of earlier months off against a month's result, the oldest first; those that are too old are forgotten.
 * A month that ends below zero is carried on itself, and all that was not set off stays.
 */
export function carryOn(
  parts: readonly CarryPart[],
  {
    month,
    resultMinor,
    months,
  }: { readonly month: string; readonly resultMinor: bigint; readonly months: number },
): { readonly leftMinor: bigint; readonly setOffMinor: bigint; readonly parts: readonly CarryPart[] } {
  const young = youngParts(parts, { month, months });
  if (resultMinor < 0n) {
    const own = months > 0 ? [{ month, minor: String(resultMinor) }] : [];
    return { leftMinor: resultMinor, setOffMinor: 0n, parts: [...young, ...own] };
  }
  let leftMinor = resultMinor;
  const rest: CarryPart[] = [];
  for (const part of young) {
    const lossMinor = -BigInt(part.minor);
    const setOffMinor = lossMinor < leftMinor ? lossMinor : leftMinor;
    leftMinor -= setOffMinor;
    if (setOffMinor < lossMinor) rest.push({ month: part.month, minor: String(setOffMinor - lossMinor) });
  }
  return { leftMinor, setOffMinor: leftMinor - resultMinor, parts: rest };
}

/** What is not too old to be set off in a month, the oldest first, one part a month. */
export function youngParts(
  parts: readonly CarryPart[],
  { month, months }: { readonly month: string; readonly months: number },
): readonly CarryPart[] {
  const byMonth = Map.groupBy(
    parts.filter((part) => monthsBetween(part.month, month) <= months),
    (part) => part.month,
  );
  return [...byMonth]
    .map(([of, some]) => ({ month: of, minor: String(sumParts(some)) }))
    .toSorted((one, other) => one.month.localeCompare(other.month));
}

export function sumParts(parts: readonly CarryPart[]): bigint {
  return parts.reduce((sum, part) => sum + BigInt(part.minor), 0n);
}

function monthsBetween(from: string, to: string): number {
  const [first = 0, last = 0] = [from, to].map((month) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return year * 12 + number;
  });
  return last - first;
}
