/** Wakes somebody who waits; what rings while nobody does is not forgotten. */
export interface Alarm {
  ring(): void;
  /** Forgets what has rung so far. */
  reset(): void;
  /** Until it rings, or has rung since it was reset; `ms` at most. For one who waits. */
  wait(ms: number): Promise<void>;
}

export function createAlarm(): Alarm {
  let hasRung = false;
  let wake = (): void => {};
  return {
    ring() {
      hasRung = true;
      wake();
    },
    reset() {
      hasRung = false;
    },
    async wait(ms) {
      if (hasRung) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      wake = resolve;
      await promise;
      clearTimeout(timer);
    },
  };
}
