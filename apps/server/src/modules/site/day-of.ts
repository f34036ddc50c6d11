const formats = new Map<string, Intl.DateTimeFormat>();
/** By zone, the days of quarters of an hour: no zone's clocks begin a day within one. */
const known = new Map<string, Map<number, string>>();
const quarterMs = 15 * 60_000;
/** A year of quarters. */
const most = 40_000;

/** The day that it is in a time zone at an instant, such as 2026-03-31. */
export function dayOf(instant: Date, timeZone: string): string {
  const quarter = Math.floor(instant.getTime() / quarterMs);
  let days = known.get(timeZone);
  if (!days || days.size > most) known.set(timeZone, (days = new Map()));
  let day = days.get(quarter);
  if (day === undefined) days.set(quarter, (day = formatDay(instant, timeZone)));
  return day;
}

function formatDay(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
