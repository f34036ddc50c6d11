import { expect, test } from 'vitest';
import { seededDraw } from '../../../seeded-draw.ts';
import { optionsOfDraw } from '../../cards.ts';
import { picksModelById } from '../../picks-models.ts';
import { countOptions, countTallies } from './option-counts.ts';

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
    for (const { option, won, longRun } of countOptions(model, optionsOfDraw(model, 0), outcomes)) {
      const deviation = Math.sqrt(draws * longRun * (1 - longRun));
      expect([option, Math.abs(won - draws * longRun) < 5 * deviation + 1]).toEqual([option, true]);
    }
  },
);

test('where the field changes each is counted in the draws that it took part in', () => {
  const model = picksModelById['league-4'];
  const first = { card: 1, scores: [], lots: [], table: [1, 4, 5, 8] };
  const second = { card: 3, scores: [], lots: [], table: [3, 1, 7, 8] };
  const tallyOf = (club: number) => ({
    name: `club ${club}`,
    optionIn: (outcome: unknown) => {
      const { card, table } = outcome as typeof first;
      return table.includes(club) ? `win:${club}@${card}` : null;
    },
  });
  const shareOf = (option: string): number => model.distributionOf(option)[0]!.probability;
  expect(countTallies(model, [tallyOf(1), tallyOf(4), tallyOf(2)], [first, second])).toEqual([
    { name: 'club 1', won: 1, draws: 2, longRun: (shareOf('win:1@1') + shareOf('win:1@3')) / 2 },
    { name: 'club 4', won: 0, draws: 1, longRun: shareOf('win:4@1') },
    { name: 'club 2', won: 0, draws: 0, longRun: null },
  ]);
});
