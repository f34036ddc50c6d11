import type { Browser, Page } from '@playwright/test';

/** Written into the trace when a page has been taken over by its scripts: see `markAlive`. */
export const aliveMark = 'halls-alive';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * What the tasks of the page's main thread took of the processor, in milliseconds, after each page had been taken over
 * by its scripts. Not how long they lasted: beside a busy neighbour that says what the neighbour does.
 */
export async function traceTasks(
  browser: Browser,
  page: Page,
  walk: () => Promise<void>,
): Promise<readonly number[]> {
  const categories = ['__metadata', 'toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  try {
    await walk();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return tasksOf(trace.traceEvents);
}

function tasksOf(events: readonly TraceEvent[]): readonly number[] {
  const aliveAt = new Map<string, number>();
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  for (const event of events)
    if (event.name === aliveMark && !aliveAt.has(thread(event))) aliveAt.set(thread(event), event.ts);
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.ts > (aliveAt.get(thread(event)) ?? Infinity))
    .map(({ tdur = 0 }) => tdur / 1000);
}
