import { describe, expect, test } from 'vitest';
import { seededDraw } from '../seeded-draw.ts';
import { isOfDraw } from './cards.ts';
import { rtpOfOption } from './picks-model.ts';
import { picksModelById } from './picks-models.ts';

const rounds = 40_000;

describe.each(Object.values(picksModelById).map((model) => [model.id, model] as const))(
  '%s',
  (_id, model) => {
    const options = model.examples;
    // Long odds need more rounds than a test has time for; their chance is enumerated from the same rule all the same.
    const measured = options.filter((option) =>
      model.distributionOf(option).some((share) => share.probability > 0.02),
    );

    test('every option returns between 94 and 99 of 100', () => {
      for (const option of options) {
        const rtp = rtpOfOption(model, option);
        expect([option, rtp > 0.94 && rtp < 0.99, rtp]).toEqual([option, true, rtp]);
      }
    });

    test('simulated returns agree with the exact ones within five standard errors', () => {
      const draw = seededDraw(20_260_115);
      const taken = Array.from({ length: model.cards?.count ?? 1 }, (_, number) =>
        [...measured.entries()].flatMap(([i, option]) =>
          isOfDraw(model, option, number) ? [[option, i] as const] : [],
        ),
      );
      const sums = measured.map(() => ({ sum: 0, squares: 0, rounds: 0 }));
      for (let round = 0; round < rounds; round += 1) {
        const outcome = model.play({ ...draw, nonce: round });
        taken[round % taken.length]!.forEach(([option, i]) => {
          sums[i]!.rounds += 1;
          const value = model.returnOf(option, outcome)! / 100;
          sums[i]!.sum += value;
          sums[i]!.squares += value * value;
        });
      }
      measured.forEach((option, i) => {
        const { sum, squares, rounds: counted } = sums[i]!;
        const mean = sum / counted;
        const error = Math.sqrt((squares / counted - mean * mean) / counted);
        expect([option, Math.abs(mean - rtpOfOption(model, option)) < 5 * error]).toEqual([option, true]);
      });
    });

    test('knows no other option', () => {
      const outcome = model.play(seededDraw(1));
      for (const option of [
        '',
        'win:9',
        'win:0',
        'spots:',
        'spots:2,1',
        'spots:1,1',
        'spots:01',
        'spots:1,2,3,4,5,6,7',
        'spots:81',
        'box:112',
        'last:77',
        'toString',
        'high:1',
      ]) {
        expect([option, model.returnOf(option, outcome)]).toEqual([option, null]);
      }
    });
  },
);

test('baccarat has the known chances of eight decks', () => {
  const [win, tie] = picksModelById.baccarat.distributionOf('banker');
  expect(win!.probability).toBeCloseTo(0.458597, 6);
  expect(tie!.probability).toBeCloseTo(0.095156, 6);
});
