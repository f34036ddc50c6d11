import { expect, it } from 'vitest';
import type { GameRow } from './catalogue.repo.ts';
import { findNamed } from './game-words.ts';
import type { SiteCatalogue } from './kept-catalogues.ts';

const game = (gameId: number, name: GameRow['name'], provider: string) =>
  ({ game_id: gameId, name, gp_name: provider, gp_local_names: { zh_CN: '八川' } }) as unknown as GameRow;
const games = [
  game(1, { en_US: 'River Dragon', vi_VN: 'Sông Rồng', zh_CN: '河龙', zh_TW: '河龍' }, 'River Eight'),
  game(2, { en_US: 'Green Hills', zh_CN: '绿色山丘' }, 'Jade Loom'),
  game(3, { en_US: 'Festival', ja_JP: 'おまつりナイト' }, 'Jolly Lantern'),
];
const catalogue = { games } as unknown as SiteCatalogue;

it.each([
  ['river', [1]],
  ['song rong', [1]],
  ['SÔNG', [1]],
  ['河龙', [1]],
  ['helong', [1]],
  ['hl', [1]],
  ['lvse', [2]],
  ['omatsuri', [3]],
  ['まつり', [3]],
  ['ナイト', [3]],
  ['naito lantern', [3]],
  ['bachuan', [1, 2, 3]],
  ['dragon jade', []],
])('%s finds %j', async (text, found) => {
  expect([...(await findNamed(catalogue, text))]).toEqual(found);
});
