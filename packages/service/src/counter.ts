/** Counts what happens to a key in a stretch of time. */
export interface Counter {
  /** Counts one more; answers 0, or after how many seconds to come again when that was one too many. */
  count(key: string, now: Date): number;
  /** The same without counting. */
  wait(key: string, now: Date): number;
  /** Takes one back that turned out not to count. */
  takeBack(key: string): void;
}

/** `max` of one key in `seconds`, from the first on. Bounded: of very many keys the oldest are forgotten. */
export function createCounter({ max, seconds }: { max: number; seconds: number }): Counter {
  const stretches = new Map<string, { readonly startMs: number; count: number }>();
  const secondsLeft = (startMs: number, now: Date): number =>
    Math.max(1, Math.ceil((startMs - now.getTime()) / 1_000 + seconds));
  return {
    count(key, now) {
      const known = running(key, now);
      const stretch = known ?? { startMs: now.getTime(), count: 0 };
      stretch.count += 1;
      if (!known) keep(key, stretch);
      return stretch.count > max ? secondsLeft(stretch.startMs, now) : 0;
    },
    wait(key, now) {
      const known = running(key, now);
      return known && known.count >= max ? secondsLeft(known.startMs, now) : 0;
    },
    takeBack(key) {
      const known = stretches.get(key);
      if (known && known.count > 0) known.count -= 1;
    },
  };

  /** A clock that goes back ends a stretch too: it would never be over. */
  function running(key: string, now: Date) {
    const known = stretches.get(key);
    const passedMs = known ? now.getTime() - known.startMs : -1;
    return passedMs >= 0 && passedMs < seconds * 1_000 ? known : undefined;
  }

  function keep(key: string, stretch: { readonly startMs: number; count: number }): void {
    stretches.delete(key);
    stretches.set(key, stretch);
    const [oldest] = stretches.keys();
    if (stretches.size > keysKept && oldest !== undefined) stretches.delete(oldest);
  }
}

const keysKept = 20_000;
