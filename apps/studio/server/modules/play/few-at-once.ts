/** Runs at most `atOnce` pieces of work at a time; others wait in line, up to `waiting` of them, or get null. */
export function createFewAtOnce({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];
  return async function run<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (running >= atOnce) {
      if (line.length >= waiting) return null;
      // whoever ends hands the place over
      await new Promise<void>((settle) => line.push(settle));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
