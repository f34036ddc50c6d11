import type { RebatePeriod } from '@halls/contract/rebate';

/** Days of a site, such as 2026-03-31; both are included. */
export interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A period is calculated when the day after it is so old, by the site’s time. */
export const cutOffHours = 12;

const dayMs = 24 * 60 * 60_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

export function isMonday(day: string): boolean {
  return new Date(day).getUTCDay() === 1;
}

/** The period that a day is in; weeks begin on Monday. */
export function periodAround(day: string, period: RebatePeriod): Days {
  if (period === 'day') return { firstDay: day, lastDay: day };
  const firstDay = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
  return { firstDay, lastDay: addDays(firstDay, 6) };
}

/** The last month that is over, or of weeks the last four. */
export function lastMonth(today: string, period: RebatePeriod): Days {
  if (period === 'week') {
    const { firstDay } = periodAround(today, period);
    return { firstDay: addDays(firstDay, -28), lastDay: addDays(firstDay, -1) };
  }
  const lastDay = addDays(`${today.slice(0, 8)}01`, -1);
  return { firstDay: `${lastDay.slice(0, 8)}01`, lastDay };
}

/** A version is in force from its day on until the next one is; of those from one day on, the latest is. */
export function versionOn<Version extends { readonly version: number; readonly from_day: string }>(
  versions: readonly Version[],
  day: string,
): Version | null {
  const before = versions.filter((each) => each.from_day <= day);
  const [latest] = before.toSorted(
    (one, other) => other.from_day.localeCompare(one.from_day) || other.version - one.version,
  );
  return latest ?? null;
}
