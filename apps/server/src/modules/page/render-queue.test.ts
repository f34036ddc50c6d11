import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

function setUp() {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1 });
  const begun: string[] = [];
  const start = (name: string) => {
    const end = Promise.withResolvers<string>();
    const result = queue.run(() => {
      begun.push(name);
      return end.promise;
    });
    return { result, end };
  };
  return { begun, start };
}

it('lets one in at a time, in order, and sends away who finds the queue full', async () => {
  const { begun, start } = setUp();
  const first = start('first');
  const second = start('second');
  const third = start('third');
  expect(await third.result).toBeNull();
  expect(begun).toEqual(['first']);
  first.end.resolve('done');
  expect(await first.result).toBe('done');
  second.end.resolve('done too');
  expect(await second.result).toBe('done too');
  expect(begun).toEqual(['first', 'second']);
});

it('goes on after a failure', async () => {
  const { start } = setUp();
  const first = start('first');
  const second = start('second');
  first.end.reject(new Error('down'));
  await expect(first.result).rejects.toThrow('down');
  second.end.resolve('done');
  expect(await second.result).toBe('done');
  const third = start('third');
  third.end.resolve('done');
  expect(await third.result).toBe('done');
});
