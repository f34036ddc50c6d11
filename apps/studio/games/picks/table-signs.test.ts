import { tableOutcomeSchema } from '@halls/contract/provider';
import { houseGames, type PicksModelId } from '@halls/house-games';
import { expect, it } from 'vitest';
import { seededDraw } from '../seeded-draw.ts';
import { picksModelById, timetableOf } from './picks-models.ts';
import { signOf } from './table-signs.ts';

it('says who won, or what was drawn', () => {
  const hands = (playerPoints: number, bankerPoints: number) => ({ playerPoints, bankerPoints });
  expect(signOf('baccarat', hands(7, 1))).toEqual({ sign: 'player' });
  expect(signOf('baccarat', hands(1, 7))).toEqual({ sign: 'banker' });
  expect(signOf('baccarat', hands(4, 4))).toEqual({ sign: 'tie' });
  expect(signOf('dragon-tiger-live', { dragon: 12, tiger: 13 })).toEqual({ sign: 'dragon' });
  expect(signOf('dragon-tiger-live', { dragon: 0, tiger: 20 })).toEqual({ sign: 'tiger' });
  expect(signOf('dragon-tiger-live', { dragon: 5, tiger: 18 })).toEqual({ sign: 'tie' });
  const bulls = (...seats: number[][]) => ({ seats, banker: [9, 10, 11, 2, 4] });
  const [better, worse] = [
    [22, 23, 24, 15, 18],
    [22, 23, 24, 15, 16],
  ];
  expect(signOf('bull-bull', bulls(better, better, better, worse))).toEqual({ sign: 'player' });
  expect(signOf('bull-bull', bulls(better, better, worse, worse))).toEqual({ sign: 'tie' });
  expect(signOf('bull-bull', bulls(worse, better, worse, worse))).toEqual({ sign: 'banker' });
  expect(signOf('three-cards', { dragon: [0, 13, 26], phoenix: [1, 14, 27] })).toEqual({ sign: 'dragon' });
  expect(signOf('three-cards', { dragon: [3, 19, 33], phoenix: [1, 14, 29] })).toEqual({ sign: 'phoenix' });
  expect(signOf('three-cards', { dragon: [1, 17, 33], phoenix: [14, 30, 46] })).toEqual({ sign: 'tie' });
  expect(signOf('sicbo', { dice: [1, 4, 5] })).toEqual({ sign: 'small', figures: '10' });
  expect(signOf('sicbo', { dice: [1, 4, 6] })).toEqual({ sign: 'big', figures: '11' });
  expect(signOf('sicbo', { dice: [6, 6, 6] })).toEqual({ sign: 'triple', figures: '18' });
  expect(signOf('roulette', { pocket: 0 })).toEqual({ sign: 'green', figures: '0' });
  expect(signOf('roulette', { pocket: 17 })).toEqual({ sign: 'black', figures: '17' });
  expect(signOf('roulette', { pocket: 36 })).toEqual({ sign: 'red', figures: '36' });
  expect(signOf('show-wheel', { segment: 0 })).toEqual({ sign: 'number', figures: '40' });
  expect(signOf('digits-3', { number: 7 })).toEqual({ sign: 'number', figures: '007' });
  expect(signOf('digits-5', { number: 42 })).toEqual({ sign: 'small', figures: '6' });
  expect(signOf('digits-5', { number: 90_977 })).toEqual({ sign: 'big', figures: '32' });
  expect(signOf('ranks-10', { order: [10, 1, 2] })).toEqual({ sign: 'runner', figures: '10' });
  expect(signOf('keno', { numbers: [1, 2, 80] })).toEqual({ sign: 'sum', figures: '83' });
  expect(signOf('mark-six', { numbers: [1, 2, 3, 4, 5, 6, 7] })).toEqual({ sign: 'number', figures: '07' });
  expect(signOf('prizes-27', { prizes: [[70_105], [12]] })).toEqual({ sign: 'number', figures: '05' });
  expect(signOf('race-8', { order: [3, 1, 2] })).toEqual({ sign: 'runner', figures: '3' });
  // traps have other colours than runners
  expect(signOf('hounds-6', { order: [3, 1, 2] })).toEqual({ sign: 'trap', figures: '3' });
  expect(signOf('league-4', { table: [7, 1, 3, 5] })).toEqual({ sign: 'runner', figures: '7' });
});

it('finds a word of the protocol for whatever a shared table draws', () => {
  const shared = houseGames.filter((game) => timetableOf(game) !== null);
  expect(shared.length).toBeGreaterThan(3);
  for (const { model } of shared)
    for (let seed = 1; seed <= 50; seed += 1) {
      const outcome = picksModelById[model as PicksModelId].play(seededDraw(seed));
      expect(() => tableOutcomeSchema.parse(signOf(model, outcome))).not.toThrow();
    }
});
