const hourMs = 60 * 60_000;

/**
 * The first instant of a day, such as 2026-03-31, in a time zone. Where the clocks are put forward at midnight, the
 * day begins with the hour after it.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const asIfUtcMs = Date.parse(`${day}T00:00:00Z`);
  const offsets = [-24, 24].map((hours) => offsetAtMs(asIfUtcMs + hours * hourMs, timeZone));
  const candidates = offsets.map((offsetMs) => asIfUtcMs - offsetMs).toSorted((one, other) => one - other);
  const first = candidates.find((ms) => ms + offsetAtMs(ms, timeZone) >= asIfUtcMs);
  return new Date(first ?? asIfUtcMs);
}

/** How far a zone's clocks are ahead of UTC at an instant. */
function offsetAtMs(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(ms / 1000) * 1000;
}
