export type RepeatingJob = { stop(): Promise<void> };

/** Does `work` again and again with a pause in between; a failure is reported and the next turn comes all the same. */
export function startRepeatingJob(options: {
  work: () => Promise<unknown>;
  pauseMs: number;
  onError: (error: unknown) => void;
}): RepeatingJob {
  const { work, pauseMs, onError } = options;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work().catch(onError).finally(schedule);
    }, pauseMs);
  }
  schedule();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
