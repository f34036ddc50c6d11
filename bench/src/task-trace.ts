import type { Browser, Page } from '@playwright/test';

/** Written into the trace when a page has been taken over by its scripts: see `markAlive`. */
export const aliveMark = 'halls-alive';
/** Written by the browser. */
export const firstPaintMark = 'firstContentfulPaint';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * What the tasks of the page's main thread took of the processor, in milliseconds, after `mark` on each page. Not how
 * long they lasted: beside a busy neighbour that says what the neighbour does.
 */
export async function traceTasks(
  browser: Browser,
  page: Page,
  mark: typeof aliveMark | typeof firstPaintMark,
  walk: () => Promise<void>,
): Promise<readonly number[]> {
  const categories = [
    '__metadata',
    'toplevel',
    'loading',
    'blink.user_timing',
    'disabled-by-default-devtools.timeline',
  ];
  await browser.startTracing(page, { categories });
  try {
    await walk();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return tasksOf(trace.traceEvents, mark);
}

function tasksOf(events: readonly TraceEvent[], mark: string): readonly number[] {
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const begins = new Map<string, number>();
  for (const event of events)
    if (event.name === mark && !begins.has(thread(event))) begins.set(thread(event), event.ts);
  const tasks = events
    .filter((event) => event.name.endsWith('RunTask') && event.ts > (begins.get(thread(event)) ?? Infinity))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  // two layers of the browser tell of each task: the outer one counts
  const ends = new Map<string, number>();
  return tasks.flatMap((event) => {
    const { ts, dur = 0, tdur = 0 } = event;
    if (ts < (ends.get(thread(event)) ?? 0)) return [];
    ends.set(thread(event), ts + dur);
    return [tdur / 1000];
  });
}
