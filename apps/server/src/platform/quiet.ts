const maxKept = 10_000;

/** Keeps what is said to one and the same from being said again for a while. */
export function createQuiet(quietMs: number, nowMs: () => number = () => performance.now()) {
  const saidAtMs = new Map<number, number>();
  return {
    /** Whether it may be said to them now, which counts as said. */
    begin(id: number): boolean {
      const last = saidAtMs.get(id);
      if (last !== undefined && nowMs() - last < quietMs) return false;
      if (saidAtMs.size >= maxKept) saidAtMs.clear();
      saidAtMs.set(id, nowMs());
      return true;
    },
    /** Nothing was said after all. */
    undo: (id: number): void => void saidAtMs.delete(id),
  };
}
