import { expect, test } from 'vitest';
import { proof } from './proof.ts';

test('two calls that need a proof at once are answered by one', async () => {
  const both = Promise.all([proof.ask(), proof.ask()]);
  const question = proof.asked.read();
  question?.answer(true);
  expect(await both).toEqual([true, true]);
  expect(proof.asked.read()).toBeNull();
});

test('the next one is asked anew', async () => {
  const first = proof.ask();
  proof.asked.read()?.answer(false);
  expect(await first).toBe(false);
  const second = proof.ask();
  proof.asked.read()?.answer(true);
  expect(await second).toBe(true);
});
