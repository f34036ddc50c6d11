import { expect, it } from 'vitest';
import { findGames } from './find-games.ts';

const games = [
  { name: 'Sông Rồng', providerName: 'River Eight' },
  { name: 'Đèn Cá Chép', providerName: 'River Eight' },
  { name: '锦鲤花灯', providerName: 'Jade Loom' },
];
const names = (wanted: string) => findGames(games, wanted).map((game) => game.name);

it.each([
  ['song rong', ['Sông Rồng']],
  ['ĐÈN', ['Đèn Cá Chép']],
  ['den chep', ['Đèn Cá Chép']],
  ['锦鲤', ['锦鲤花灯']],
  ['river', ['Sông Rồng', 'Đèn Cá Chép']],
  ['rong jade', []],
])('finds %j', (wanted, found) => {
  expect(names(wanted)).toEqual(found);
});

it('shows all when nothing is typed', () => {
  expect(names('  ')).toHaveLength(3);
});
