const dayMs = 86_400_000;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** As many days as these, right before them. */
export function daysBefore({ from, to }: Days): { from: string; to: string } {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return { from: dayAt(first - (last - first) - dayMs), to: dayAt(first - dayMs) };
}

/** How many whole days lie between two of them. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
