import { expect, test } from 'vitest';
import { createFewAtOnce } from './few-at-once.ts';

test('runs so many at a time, lets so many wait in line, and refuses the rest', async () => {
  const run = createFewAtOnce({ atOnce: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const work = async (): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((settle) => setImmediate(settle));
    running -= 1;
    return 'done';
  };
  const results = await Promise.all(Array.from({ length: 8 }, () => run(work)));
  expect(most).toBe(2);
  expect(results.filter((result) => result === null)).toHaveLength(3);
  expect(await run(work)).toBe('done');
});

test('gives the place on when work fails', async () => {
  const run = createFewAtOnce({ atOnce: 1, waiting: 1 });
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run(async () => 'next')).toBe('next');
});
