import { expect, test } from 'vitest';
import { roulette, wheelOrder } from '../../models/roulette.ts';
import { neighboursOf, trackSections } from './racetrack.ts';

test('the racetrack lays chips that the cloth takes, on the numbers of its part of the wheel', () => {
  expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
  const coveredBy = (options: readonly string[]): number[] =>
    wheelOrder.filter((pocket) => options.some((option) => roulette.returnOf(option, { pocket })! > 0));
  const { voisins, tiers, orphelins } = trackSections;
  expect([voisins.length, tiers.length, orphelins.length]).toEqual([9, 6, 5]);
  expect(coveredBy(voisins)).toHaveLength(17);
  expect(coveredBy(tiers)).toEqual(wheelOrder.slice(11, 23));
  expect(coveredBy(orphelins)).toHaveLength(8);
  expect(coveredBy([...voisins, ...tiers, ...orphelins])).toEqual(wheelOrder);
});
