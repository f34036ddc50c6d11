/** A stretch of days of which the sums of members are kept; it begins at a multiple of its length. */
export interface MemberSpan {
  readonly days: 1 | 8 | 64;
  readonly start: string;
}

const dayMs = 24 * 60 * 60_000;
const origin = Date.UTC(1960, 0, 1);
const lengths = [64, 8, 1] as const;

/** The fewest spans that make up the days from `from` to `to`, both included. */
export function spansOf({ from, to }: { readonly from: string; readonly to: string }): MemberSpan[] {
  const end = numberOf(to);
  const spans: MemberSpan[] = [];
  for (let at = numberOf(from); at <= end; at += spans.at(-1)?.days ?? 1) {
    const days = lengths.find((length) => at % length === 0 && at + length - 1 <= end) ?? 1;
    spans.push({ days, start: new Date(origin + at * dayMs).toISOString().slice(0, 10) });
  }
  return spans;
}

function numberOf(day: string): number {
  return Math.round((Date.parse(day) - origin) / dayMs);
}
