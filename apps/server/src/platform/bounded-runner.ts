import { BusyError } from './busy-error.ts';

/** Does so many things at once and lets so many more wait their turn; the next one is refused with a BusyError. */
export function createBoundedRunner(bounds: {
  readonly atOnce: number;
  readonly waiting: number;
  /** What is said to whoever is refused. */
  readonly refusal: string;
}): <Done>(work: () => Promise<Done>) => Promise<Done> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= bounds.atOnce) {
      if (queue.length >= bounds.waiting) throw new BusyError(bounds.refusal);
      // whoever ends hands its place over, so `running` stays as it is
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
