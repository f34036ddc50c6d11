import type { DataOf } from '@halls/contract';
import type { transferList } from '@halls/contract/wallet';

export type Trace = DataOf<typeof transferList>;

/** A step takes the server a moment. */
const marginMs = 1_000;
const shortestMs = 2_000;

/** How long to wait for the next step of what is under way; null when nothing is. */
export function nextLookMs(trace: Pick<Trace, 'under_way' | 'awaited'>, nowMs: number): number | null {
  const dueMs = [
    ...trace.under_way.flatMap(({ next_attempt_at: at }) => (at === null ? [] : [Date.parse(at)])),
    ...trace.awaited.map(({ due_at: at }) => Date.parse(at)),
  ];
  if (dueMs.length === 0) return null;
  return Math.max(shortestMs, Math.min(...dueMs) + marginMs - nowMs);
}
