import type { Page } from '@playwright/test';

/** What has moved under the reader since the page was opened: how much, and which elements. */
export function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        const found = { sum: 0, moved: [] as string[] };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[]) {
            found.sum += entry.value;
            for (const { node } of entry.sources)
              found.moved.push(node instanceof Element ? `${node.tagName}.${node.className}` : 'text');
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found), 200);
      }),
  );
}
