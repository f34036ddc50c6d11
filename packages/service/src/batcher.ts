/** Several times as long as a batch takes: whatever has waited so long beside a statement does not wait for its end. */
const besideAfterMs = 25;
/** Whoever asked has other things to do, and asks again. */
const longestPatienceMs = 6_000;

export interface BatcherOptions<Op, Answer> {
  /**
   * Runs the operations in one statement and one commit, and answers each in its place.
   * Operations must be idempotent: a batch whose outcome was lost is run again.
   */
  readonly run: (ops: readonly Op[]) => Promise<readonly Answer[]>;
  /** Operations of one batch run in this order (equal ones as they came), so that locks are taken alike. */
  readonly lockOrder?: (op: Op) => number;
  /** What waits is shared among the free slots in batches no smaller than this; 1 unless said otherwise. */
  readonly minShare?: number;
  /**
   * While a statement runs, another one begins for no fewer than this, or for what has waited long enough to think that
   * the first one stands; 1 unless said otherwise.
   */
  readonly minBeside?: number;
  /** At most this many operations in one statement. */
  readonly maxBatch?: number;
  /** At most this many statements at once; each needs a connection. */
  readonly maxInFlight?: number;
  /** At most this many operations waiting; further ones are refused with `OverloadedError`. */
  readonly maxQueued?: number;
  /** Tries of one statement that lost a deadlock, a serialization or its connection. */
  readonly maxTries?: number;
  /** No further try begins after this long, and what has waited as long is refused. */
  readonly patienceMs?: number;
}

export interface Batcher<Op, Answer> {
  submit(op: Op): Promise<Answer>;
  /** Resolves once nothing waits or runs. */
  drain(): Promise<void>;
}

/**
 * Gathers operations that are asked for at the same time into one statement. A lone operation starts at once; under
 * load, whatever arrives while the allowed statements run forms the next batch, so batches grow with load and there
 * is no timer to tune: the one that there is lets nobody wait behind a statement that stands.
 */
export function createBatcher<Op, Answer>(options: BatcherOptions<Op, Answer>): Batcher<Op, Answer> {
  const { minShare = 1, minBeside = 1, maxBatch = 64, maxInFlight = 2, maxQueued = 4096 } = options;
  const { patienceMs = longestPatienceMs } = options;
  const queue: Waiting<Op, Answer>[] = [];
  let inFlight = 0;
  let isFlushScheduled = false;
  let waitingLong: NodeJS.Timeout | undefined;
  let idleWaiters: (() => void)[] = [];

  function submit(op: Op): Promise<Answer> {
    if (queue.length >= maxQueued) return Promise.reject(new OverloadedError(queue.length));
    return new Promise((resolve, reject) => {
      queue.push({ op, sinceMs: performance.now(), resolve, reject });
      scheduleFlush();
    });
  }

  // After the current turn of the event loop, so that requests read together are batched together.
  function scheduleFlush(): void {
    if (isFlushScheduled || queue.length === 0 || inFlight >= maxInFlight) return;
    if (inFlight > 0 && queue.length < minBeside) {
      waitingLong ??= setTimeout(flush, besideAfterMs, 1);
      return;
    }
    isFlushScheduled = true;
    setImmediate(() => {
      isFlushScheduled = false;
      flush(minBeside);
    });
  }

  function flush(least: number): void {
    clearTimeout(waitingLong);
    waitingLong = undefined;
    refuseLate();
    while (queue.length > 0 && inFlight < maxInFlight && (inFlight === 0 || queue.length >= least)) {
      // Two statements side by side beat one twice as long, where they are worth their commits.
      const share = Math.ceil(queue.length / (maxInFlight - inFlight));
      const size = Math.max(minShare, share);
      // what is too little to follow at once goes along
      const batch = queue.splice(0, Math.min(maxBatch, queue.length - size < least ? queue.length : size));
      inFlight += 1;
      void settle(inLockOrder(batch, options.lockOrder), options).finally(() => {
        inFlight -= 1;
        scheduleFlush();
        if (inFlight === 0 && queue.length === 0) {
          for (const wake of idleWaiters.splice(0)) wake();
        }
      });
    }
    // for what is left, unless it waits for a free slot
    scheduleFlush();
  }

  // the oldest stand first
  function refuseLate(): void {
    const firstInTime = queue.findIndex(({ sinceMs }) => performance.now() - sinceMs < patienceMs);
    for (const { reject } of queue.splice(0, firstInTime === -1 ? queue.length : firstInTime))
      reject(new OverloadedError(queue.length));
  }

  return {
    submit,
    drain: () =>
      inFlight === 0 && queue.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => void idleWaiters.push(resolve)),
  };
}

/** More operations wait than the batcher may hold: nothing was done, ask again later (503 at the edge). */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
  readonly queued: number;

  constructor(queued: number) {
    super(`${queued} operations are waiting already; the operation was refused before it began`);
    this.queued = queued;
  }
}

interface Waiting<Op, Answer> {
  readonly op: Op;
  readonly sinceMs: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

function inLockOrder<Op, Answer>(
  batch: Waiting<Op, Answer>[],
  lockOrder: ((op: Op) => number) | undefined,
): Waiting<Op, Answer>[] {
  return lockOrder ? batch.toSorted((a, b) => lockOrder(a.op) - lockOrder(b.op)) : batch;
}

/** Never rejects: every outcome goes to the operation that it belongs to. */
async function settle<Op, Answer>(
  batch: readonly Waiting<Op, Answer>[],
  options: BatcherOptions<Op, Answer>,
): Promise<void> {
  try {
    const answers = await runWithRetry(
      batch.map(({ op }) => op),
      options,
    );
    batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
  } catch (error) {
    if (batch.length === 1 || !isOneOperationsFault(error)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    // The whole statement was undone for one operation's sake: find it without failing its neighbours.
    for (const waiting of batch) await settle([waiting], options);
  }
}

async function runWithRetry<Op, Answer>(
  ops: readonly Op[],
  { run, maxTries = 5, patienceMs = longestPatienceMs }: BatcherOptions<Op, Answer>,
): Promise<readonly Answer[]> {
  const startMs = performance.now();
  for (let tried = 1; ; tried += 1) {
    try {
      const answers = await run(ops);
      if (answers.length !== ops.length) {
        throw new Error(`${ops.length} operations got ${answers.length} answers`);
      }
      return answers;
    } catch (error) {
      const isLate = performance.now() - startMs >= patienceMs;
      if (tried >= maxTries || isLate || !isTransient(error)) throw error;
      await pause(2 ** tried * 5 * (0.5 + Math.random()));
    }
  }
}

const deadlockOrSerialization = new Set(['40P01', '40001']);
const lostConnection = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED']);

function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  // the driver's own words for a connection that was lost, during a statement and before it
  if (code === undefined)
    return (
      error instanceof Error &&
      /connection terminated|connection error and is not queryable/i.test(error.message)
    );
  return deadlockOrSerialization.has(code) || lostConnection.has(code) || code.startsWith('08');
}

// What the database says of the server (resources, shutdown, cancelled, internal) is nobody's fault among
// the operations, and neither is anything that is not the database's word at all.
function isOneOperationsFault(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) && !/^(08|53|57|58|XX)/.test(code);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
