import { aliveMark } from './task-trace.ts';
import type { Page } from '@playwright/test';

/** The longest time of each press, by its id. */
type Presses = Map<number, number>;

/** What the functions that run in the page find there; the measurements themselves know no browser. */
interface InPage {
  presses?: Presses;
  readonly PerformanceObserver: new (tell: (list: { getEntries(): readonly TimingEntry[] }) => void) => {
    observe(options: { type: string; buffered: boolean; durationThreshold?: number }): void;
  };
  requestAnimationFrame(next: (nowMs: number) => void): void;
}

interface TimingEntry {
  readonly duration: number;
  readonly interactionId?: number;
}

/** Has every document of the page remember its presses from its first moment on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const presses: Presses = new Map();
    const view = globalThis as unknown as InPage;
    view.presses = presses;
    new view.PerformanceObserver((list) => {
      for (const { interactionId = 0, duration } of list.getEntries())
        if (interactionId > 0)
          presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

/** From now on the page is alive: what it did until here was waking up. */
export async function markAlive(page: Page): Promise<void> {
  await page.evaluate((mark) => void performance.mark(mark), aliveMark);
}

/** From each press to the frame that shows what came of it, in milliseconds, in the document that is shown. */
export async function readPresses(page: Page): Promise<readonly number[]> {
  // entries come a while after what they tell of
  await page.waitForTimeout(500);
  return page.evaluate(() => [...((globalThis as unknown as InPage).presses?.values() ?? [])]);
}

/** The time between each frame and the one before it. */
export async function readFrameGaps(page: Page, forMs: number): Promise<readonly number[]> {
  return page.evaluate(
    (wantedMs) =>
      new Promise<number[]>((done) => {
        const view = globalThis as unknown as InPage;
        const gaps: number[] = [];
        const startMs = performance.now();
        let last: number | null = null;
        const next = (nowMs: number) => {
          if (last !== null) gaps.push(nowMs - last);
          last = nowMs;
          if (performance.now() - startMs < wantedMs) view.requestAnimationFrame(next);
          else done(gaps);
        };
        view.requestAnimationFrame(next);
      }),
    forMs,
  );
}
