import { expect, test } from 'vitest';
import { seededDraw } from '../../../seeded-draw.ts';
import { picksModelById } from '../../picks-models.ts';
import { countOptions } from './option-counts.ts';

test('a stake that comes back is no win', () => {
  const tie = { player: [0, 1], banker: [0, 1], playerPoints: 3, bankerPoints: 3 };
  const won = countOptions(picksModelById.baccarat, ['player', 'banker', 'tie'], [tie]).map(
    (each) => each.won,
  );
  expect(won).toEqual([0, 0, 1]);
});

test.each(Object.values(picksModelById))(
  '$id: many draws come near what is said of the long run',
  (model) => {
    const draws = 4_000;
    const outcomes = Array.from({ length: draws }, (_, seed) => model.play(seededDraw(seed)));
    for (const { option, won, longRun } of countOptions(model, model.examples, outcomes)) {
      const deviation = Math.sqrt(draws * longRun * (1 - longRun));
      expect([option, Math.abs(won - draws * longRun) < 5 * deviation + 1]).toEqual([option, true]);
    }
  },
);
