export interface RenderQueue {
  /** Runs `work` as soon as its turn comes; null when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result | null>;
}

/**
 * Lets few pages be made at the same time and few wait for it. A page costs tens
 * of milliseconds of a core that bets need too; who comes after the queue is full is told to come again.
 */
export function createRenderQueue(bounds: { atOnce: number; waiting: number }): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(work) {
      if (running >= bounds.atOnce) {
        if (waiting.length >= bounds.waiting) return null;
        // whoever ends hands over the place
        await new Promise<void>((turn) => waiting.push(turn));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
