import { startOfDay } from './start-of-day.ts';

const dayMs = 24 * 60 * 60_000;

/** The instants that days of a site's begin and end with; `until` is the first one after the last day. */
export function periodOf(
  days: { readonly from?: string | undefined; readonly to?: string | undefined },
  timeZone: string,
): { from: Date | undefined; until: Date | undefined } {
  return {
    from: days.from ? startOfDay(days.from, timeZone) : undefined,
    until: days.to ? startOfDay(dayAfter(days.to), timeZone) : undefined,
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}
