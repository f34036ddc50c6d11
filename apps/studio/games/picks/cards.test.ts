import { drawOfRound } from '@halls/fairness/node';
import { playRound } from '@halls/fairness';
import { describe, expect, test } from 'vitest';
import { houseMath } from '../math-book.ts';
import { cardOfDraw, isOfDraw, optionsOfDraw } from './cards.ts';
import { picksModelById } from './picks-models.ts';

const tables = Object.values(picksModelById).filter((model) => model.cards);
const countOf = (model: (typeof tables)[number]): number => model.cards!.count;

test('cards come by turns, as the number of the draw says', () => {
  expect([0, 1, 7, 8, 15, 16].map((number) => cardOfDraw(8, number))).toEqual([1, 2, 8, 1, 8, 1]);
});

describe.each(tables.map((model) => [model.id, model] as const))('%s', (id, model) => {
  const math = houseMath.get(houseMath.keyOf({ model: id }));
  const betOn = (option: string) => ({ picks: [{ option, stakeMinor: 100n }] });

  test('has every option on one card', () => {
    const all = Array.from({ length: countOf(model) }, (_, index) => model.cards!.optionsOf(index + 1));
    expect(all.flat()).toEqual(model.examples);
    expect(new Set(model.examples).size).toBe(model.examples.length);
    expect(all.every((options) => options.length === all[0]!.length)).toBe(true);
    expect(model.cards!.optionsOf(0)).toEqual([]);
  });

  test('takes in a draw what stands on its card alone', () => {
    for (let number = 1; number <= countOf(model); number += 1) {
      const taken = model.examples.filter((option) => math.accepts(betOn(option), number));
      expect(taken).toEqual(optionsOfDraw(model, number));
      expect(taken.every((option) => isOfDraw(model, option, number))).toBe(true);
    }
  });

  test('knows no option without its card, of no card, or of one that there is not', () => {
    const [option = ''] = model.examples;
    const [bet = ''] = option.split('@');
    for (const other of [
      bet,
      `${bet}@`,
      `${bet}@0`,
      `${bet}@${countOf(model) + 1}`,
      `${bet}@1@1`,
      `${bet}@01`,
    ])
      expect([other, math.accepts(betOn(other))]).toEqual([other, false]);
    expect(math.accepts(betOn(option))).toBe(true);
  });

  test('plays the card of the round’s number, on the server as in the browser', async () => {
    for (let nonce = 100; nonce < 120; nonce += 1) {
      const seed = { serverSeed: 'c4'.repeat(32), clientSeed: 'cards', nonce };
      const outcome = model.play(drawOfRound(seed));
      expect(outcome).toMatchObject({ card: cardOfDraw(countOf(model), nonce) });
      expect(await playRound(seed, (draw) => model.play(draw))).toEqual(outcome);
    }
  });

  test('gives nothing for another card', () => {
    const outcome = model.play(drawOfRound({ serverSeed: 'c4'.repeat(32), clientSeed: 'cards', nonce: 8 }));
    const won = model.examples.filter((option) => model.returnOf(option, outcome)! > 0);
    expect(won.length).toBeGreaterThan(3);
    expect(won.every((option) => isOfDraw(model, option, 8))).toBe(true);
  });
});
