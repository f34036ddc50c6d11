import { periodOf } from '#modules/site';

const dayMs = 24 * 60 * 60_000;

/** The days of a window that ends with a day of the site, and when the first of them begins. */
export function windowTo(
  lastDay: string,
  windowDays: number,
  timeZone: string,
): { readonly firstDay: string; readonly lastDay: string; readonly from: Date; readonly until: Date } {
  const firstDay = new Date(Date.parse(lastDay) - (windowDays - 1) * dayMs).toISOString().slice(0, 10);
  const { from = new Date(firstDay), until = new Date(lastDay) } = periodOf(
    { from: firstDay, to: lastDay },
    timeZone,
  );
  return { firstDay, lastDay, from, until };
}
