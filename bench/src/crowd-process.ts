/** What a process tells that `besideCrowd` has started. */
export interface CrowdProcess {
  isStopping(): boolean;
  count(answer: string | number): void;
}

/** Lets a crowd run until its parent tells it to stop, then tells how it was answered. */
export async function runCrowd(run: (crowd: CrowdProcess) => Promise<void>): Promise<void> {
  const answers: Record<string, number> = {};
  let isStopping = false;
  process.once('message', () => {
    isStopping = true;
  });
  process.once('disconnect', () => process.exit(0));
  await run({
    isStopping: () => isStopping,
    count: (answer) => {
      answers[answer] = (answers[answer] ?? 0) + 1;
    },
  });
  process.send?.(answers, undefined, undefined, () => process.exit(0));
}

export function sayBegun(): void {
  process.send?.('begun');
}
