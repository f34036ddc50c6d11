const dayMs = 24 * 60 * 60_000;
/** A round that was played before midnight may be told and counted this much later. */
const graceMs = 2 * 60 * 60_000;
/** Clocks differ: a round that ended here before midnight may have ended there after it. */
const overlapMs = 15 * 60_000;
/** Days that nobody was there to compare are caught up with, as far back as this. */
const mostDaysAtOnce = 7;
/** So long a day that differs is compared again, once a day. */
const lookedAtAgainForDays = 7;
/** What nobody has touched for so long rests. */
const restMs = 5 * 60_000;
const longestPauseMs = 60 * 60_000;

export interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

/** A day, such as 2026-03-31, in UTC. */
export function spanOf(day: string): TimeSpan {
  const from = new Date(`${day}T00:00:00Z`);
  return { from, until: new Date(from.getTime() + dayMs) };
}

/**
 * The time of which a provider is asked for a day: a little more at its end, and the whole day before it where nobody
 * has asked for that one. What closed here late may have ended there then.
 */
export function askedSpan(day: string, knowsDayBefore: boolean): TimeSpan {
  const { from, until } = spanOf(day);
  return {
    from: knowsDayBefore ? from : new Date(from.getTime() - dayMs),
    until: new Date(until.getTime() + overlapMs),
  };
}

/** The day of an instant, in UTC. */
export function utcDayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The last day that is over for long enough. */
export function lastDayOver(now: Date): string {
  return utcDayOf(new Date(now.getTime() - graceMs - dayMs));
}

/** The days that are to be compared from now on, after the last that is; the first time, the last one that is over. */
export function daysToOpen(last: string | null, now: Date): string[] {
  const end = spanOf(lastDayOver(now)).from.getTime();
  const next = last === null ? end : spanOf(last).until.getTime();
  const first = Math.max(next, end - (mostDaysAtOnce - 1) * dayMs);
  const days: string[] = [];
  for (let atMs = first; atMs <= end; atMs += dayMs) days.push(utcDayOf(new Date(atMs)));
  return days;
}

/** When a day that differs is compared again; null when it is left to people. */
export function nextLookAt(day: string, now: Date): Date | null {
  const isYoung = now.getTime() < spanOf(day).until.getTime() + lookedAtAgainForDays * dayMs;
  return isYoung ? new Date(now.getTime() + dayMs) : null;
}

/** When a provider is asked again that has not answered: after 5 s, then twice as long each time. */
export function nextTryAt(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(5_000 * 2 ** Math.min(tries, 12), longestPauseMs));
}

/** Whether a member's money lay still at a provider while its balances were read. */
export function isAtRest(
  { hasUndecided, changedAt }: { readonly hasUndecided: boolean; readonly changedAt: Date | null },
  isRoundOpen: boolean,
  readFrom: Date,
): boolean {
  if (hasUndecided || isRoundOpen) return false;
  return changedAt === null || changedAt.getTime() < readFrom.getTime() - restMs;
}
