import type { Clock } from '@halls/service';
import { leaseMs } from './asking.rules.ts';

/** So many are worked on at once. */
const maxAtOnce = 32;
/** None is taken any more after this long: what is left comes with the next run. */
const longestRunMs = 5_000;

/** Takes what is due, the oldest first, and works on it, several at once; what fails is due again when its lease is over. */
export async function workThroughDue<Order>({
  clock,
  claim,
  work,
  onError,
}: {
  readonly clock: Clock;
  readonly claim: (options: { now: Date; claimedUntil: Date; limit: number }) => Promise<Order[]>;
  readonly work: (order: Order) => Promise<unknown>;
  readonly onError: (error: unknown, order: Order) => void;
}): Promise<void> {
  const dueAt = clock();
  const working = new Set<Promise<unknown>>();
  for (;;) {
    const now = clock();
    const isLate = now.getTime() - dueAt.getTime() > longestRunMs;
    const orders = await claim({
      now: dueAt,
      claimedUntil: new Date(now.getTime() + leaseMs),
      limit: isLate ? 0 : maxAtOnce - working.size,
    });
    for (const order of orders) {
      const worked: Promise<unknown> = work(order)
        .catch((error: unknown) => onError(error, order))
        .finally(() => working.delete(worked));
      working.add(worked);
    }
    if (working.size === 0) return;
    await Promise.race(working);
  }
}
