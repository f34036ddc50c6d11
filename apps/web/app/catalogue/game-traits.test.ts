import { expect, it } from 'vitest';
import { gamesWith, partingTraits, type Trait } from './game-traits.ts';

const plain = { mark: null, isNew: false, hasJackpot: false, hasDemo: true, volatility: null } as const;
const games = [
  { ...plain, id: 1, mark: 'hot' as const, isNew: true, volatility: 'low' as const },
  { ...plain, id: 2, hasJackpot: true, volatility: 'high' as const },
  { ...plain, id: 3, mark: 'hot' as const, volatility: 'medium' as const },
  { ...plain, id: 4 },
];

it('offers what parts the games', () => {
  expect(partingTraits(games)).toEqual(['hot', 'new', 'jackpot', 'low', 'medium', 'high']);
  expect(partingTraits([])).toEqual([]);
});

it.each<[Trait[], number[]]>([
  [[], [1, 2, 3, 4]],
  [['hot'], [1, 3]],
  [['hot', 'new'], [1]],
  [
    ['low', 'high'],
    [1, 2],
  ],
  [
    ['hot', 'low', 'medium'],
    [1, 3],
  ],
  [['jackpot', 'low'], []],
])('narrows down by %j', (chosen, ids) => {
  expect(gamesWith(games, new Set(chosen)).map(({ id }) => id)).toEqual(ids);
});
