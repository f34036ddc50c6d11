import type { SportEvent } from './sport.ts';

/** The place of the last event of the moment in which something is decided; null where that has not come. */
export function decidedAt<Event extends SportEvent, Count>(
  events: readonly Event[],
  start: Count,
  add: (count: Count, event: Event) => Count,
  isDecided: (count: Count) => boolean,
): number | null {
  let count = start;
  for (const event of events) {
    count = add(count, event);
    if (isDecided(count)) return events.findLastIndex(({ atMs }) => atMs === event.atMs);
  }
  return null;
}
