const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Whole minutes up to two hours, hours up to two days, then days; a clock that is behind makes nothing younger than now. */
export function ageOf(since: Date, now: Date): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const ms = Math.max(now.getTime() - since.getTime(), 0);
  if (ms < 2 * hourMs) return { value: Math.floor(ms / minuteMs), unit: 'minute' };
  if (ms < 2 * dayMs) return { value: Math.floor(ms / hourMs), unit: 'hour' };
  return { value: Math.floor(ms / dayMs), unit: 'day' };
}
