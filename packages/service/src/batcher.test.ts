import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBatcher, OverloadedError } from './batcher.ts';

/** A run that waits until it is let go, so that a test decides what is in flight. */
function gatedRun() {
  const batches: { ops: readonly number[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const run = (ops: readonly number[]) =>
    new Promise<readonly number[]>((resolve, reject) => {
      batches.push({ ops, finish: () => resolve(ops.map((op) => op * 10)), fail: reject });
    });
  return { run, batches };
}

const turn = () => new Promise((resolve) => void setImmediate(resolve));
const databaseError = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code });

describe('createBatcher', () => {
  it('runs together what is asked for together, and answers each its own', async () => {
    const sizes: number[] = [];
    const batcher = createBatcher({
      run: async (ops: readonly number[]) => {
        sizes.push(ops.length);
        return ops.map((op) => op * 10);
      },
      maxInFlight: 1,
    });
    await expect(Promise.all([1, 2, 3].map((op) => batcher.submit(op)))).resolves.toEqual([10, 20, 30]);
    expect(sizes).toEqual([3]);
  });

  it('shares what waits among the free slots', async () => {
    const { run, batches } = gatedRun();
    const batcher = createBatcher({ run, maxInFlight: 2 });
    const answers = [1, 2, 3, 4, 5].map((op) => batcher.submit(op));
    await turn();
    expect(batches.map(({ ops }) => ops)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    for (const { finish } of batches) finish();
    await expect(Promise.all(answers)).resolves.toEqual([10, 20, 30, 40, 50]);
  });

  it('does not share what is too little to be worth it', async () => {
    const { run, batches } = gatedRun();
    const batcher = createBatcher({ run, maxInFlight: 2, minShare: 4 });
    const answers = [1, 2, 3, 4, 5].map((op) => batcher.submit(op));
    await turn();
    expect(batches.map(({ ops }) => ops)).toEqual([[1, 2, 3, 4], [5]]);
    for (const { finish } of batches) finish();
    await expect(Promise.all(answers)).resolves.toEqual([10, 20, 30, 40, 50]);
  });

  it('runs nothing beside a running batch that is too little to be worth it', async () => {
    const { run, batches } = gatedRun();
    const batcher = createBatcher({ run, maxInFlight: 2, minBeside: 3 });
    const first = batcher.submit(1);
    await turn();
    const later = [2, 3].map((op) => batcher.submit(op));
    await turn();
    expect(batches.map(({ ops }) => ops)).toEqual([[1]]);
    later.push(batcher.submit(4));
    await turn();
    expect(batches.map(({ ops }) => ops)).toEqual([[1], [2, 3, 4]]);
    for (const { finish } of batches) finish();
    await expect(Promise.all([first, ...later])).resolves.toEqual([10, 20, 30, 40]);
  });

  it('takes what is too little to run beside along', async () => {
    const { run, batches } = gatedRun();
    const batcher = createBatcher({ run, maxInFlight: 2, minBeside: 3 });
    const answers = [1, 2, 3, 4].map((op) => batcher.submit(op));
    await turn();
    expect(batches.map(({ ops }) => ops)).toEqual([[1, 2, 3, 4]]);
    batches[0]?.finish();
    await expect(Promise.all(answers)).resolves.toEqual([10, 20, 30, 40]);
  });

  it('lets nobody wait behind a batch that stands', async () => {
    const { run, batches } = gatedRun();
    const batcher = createBatcher({ run, maxInFlight: 2, minBeside: 3 });
    const stands = batcher.submit(1);
    await turn();
    const second = batcher.submit(2);
    await expect.poll(() => batches.map(({ ops }) => ops)).toEqual([[1], [2]]);
    batches[1]?.finish();
    await expect(second).resolves.toBe(20);
    batches[0]?.finish();
    await expect(stands).resolves.toBe(10);
  });

  it('gathers what arrives while every slot is taken, within the bounds', async () => {
    const { run, batches } = gatedRun();
    const batcher = createBatcher({ run, maxBatch: 3, maxInFlight: 1, maxQueued: 4 });
    const first = batcher.submit(1);
    await turn();
    const later = [2, 3, 4, 5].map((op) => batcher.submit(op));
    await expect(batcher.submit(6)).rejects.toThrow(OverloadedError);
    await turn();
    expect(batches.map(({ ops }) => ops)).toEqual([[1]]);
    batches[0]!.finish();
    await expect(first).resolves.toBe(10);
    await turn();
    batches[1]!.finish();
    await turn();
    await turn();
    batches[2]!.finish();
    await expect(Promise.all(later)).resolves.toEqual([20, 30, 40, 50]);
    expect(batches.map(({ ops }) => ops)).toEqual([[1], [2, 3, 4], [5]]);
    await expect(batcher.drain()).resolves.toBeUndefined();
  });

  it('takes locks in one order and still answers in the order of asking', async () => {
    const seen: number[][] = [];
    const batcher = createBatcher({
      run: async (ops: readonly number[]) => {
        seen.push([...ops]);
        return ops.map((op) => op * 10);
      },
      lockOrder: (op) => Math.trunc(op),
      maxInFlight: 1,
    });
    await expect(Promise.all([3, 1.2, 2, 1.1].map((op) => batcher.submit(op)))).resolves.toEqual([
      30, 12, 20, 11,
    ]);
    expect(seen).toEqual([[1.2, 1.1, 2, 3]]);
  });

  it('does not let a bad operation fail its neighbours', async () => {
    const batcher = createBatcher({
      run: async (ops: readonly number[]) => {
        if (ops.includes(2)) throw databaseError('23514');
        return ops.map((op) => op * 10);
      },
      maxInFlight: 1,
    });
    const answers = await Promise.allSettled([1, 2, 3].map((op) => batcher.submit(op)));
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      10,
      'failed',
      30,
    ]);
  });

  it.each(['40P01', '40001', '57P01', 'ECONNRESET'])('runs a batch again after %s', async (code) => {
    let runs = 0;
    const batcher = createBatcher({
      run: async (ops: readonly number[]) => {
        runs += 1;
        if (runs < 3) throw databaseError(code);
        return ops.map((op) => op * 10);
      },
      maxInFlight: 1,
    });
    await expect(Promise.all([1, 2].map((op) => batcher.submit(op)))).resolves.toEqual([10, 20]);
    expect(runs).toBe(3);
  });

  it('gives up after its tries, and says so to everyone in the batch once', async () => {
    const sizes: number[] = [];
    const batcher = createBatcher({
      run: async (ops: readonly number[]): Promise<readonly number[]> => {
        sizes.push(ops.length);
        throw databaseError('ECONNREFUSED');
      },
      maxTries: 2,
      maxInFlight: 1,
    });
    const answers = await Promise.allSettled([1, 2, 3].map((op) => batcher.submit(op)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(sizes).toEqual([3, 3]);
  });

  it('tries no more, and refuses what waits, once it took too long', async () => {
    // a machine that stands still for a moment must not be taken for the patience that ended
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { run, batches } = gatedRun();
    const batcher = createBatcher({ run, maxInFlight: 1, patienceMs: 20 });
    const answers = [batcher.submit(1)];
    await turn();
    answers.push(batcher.submit(2));
    vi.advanceTimersByTime(30);
    batches[0]?.fail(databaseError('ECONNRESET'));
    const [first, second] = await Promise.allSettled(answers);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'ECONNRESET' } });
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(OverloadedError) });
    expect(batches).toHaveLength(1);
  });

  it('waits in drain() for what waits and runs', async () => {
    const { run, batches } = gatedRun();
    const batcher = createBatcher({ run, maxInFlight: 1 });
    const answer = batcher.submit(1);
    await turn();
    let isDrained = false;
    const drained = batcher.drain().then(() => (isDrained = true));
    await turn();
    expect(isDrained).toBe(false);
    batches[0]!.finish();
    await answer;
    await drained;
    expect(isDrained).toBe(true);
  });
});
