import { expect, test } from 'vitest';
import { createTurns } from './in-turn.ts';

test('one piece of work begins when the one before is over, failed or not', async () => {
  const inTurn = createTurns();
  const said: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      said.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([work('one'), work('two', true), work('three')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});
