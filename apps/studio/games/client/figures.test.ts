import { findHouseGame, houseGames, percentOf, returnsOf, totalOf } from '@halls/house-games';
import { expect, test } from 'vitest';
import { showLargest, showMaximum, showReturn, showVolatility } from './figures.ts';
import { fetchTexts } from './texts.ts';

const text = await fetchTexts('en_US');
const riverDragon = findHouseGame('GPR8', 'r8-river-dragon')!;
const baccarat = findHouseGame('GPLC', 'lc-baccarat')!;

test('a game shows the figures that it is listed with, digit for digit', () => {
  for (const game of houseGames) {
    const { lowest, highest } = returnsOf(game);
    const listed = [...new Set([lowest, highest].map((figure) => percentOf(totalOf(figure))))];
    expect(showReturn('en-US', game)).toBe(`${listed.join('–')}%`);
  }
  expect(showReturn('en-US', riverDragon)).toBe('96.72%');
  expect(showReturn('vi-VN', baccarat)).toBe('95,15–98,94%');
});

test('says how far a game swings and the most that it pays', () => {
  expect(showVolatility(text, riverDragon)).toBe('Volatility: low');
  expect(showVolatility(text, baccarat)).toBe('Volatility: low – medium');
  expect(showLargest(text, 'en-US', baccarat)).toBe('Largest win: 29 times the bet.');
});

test('every slot states its maximum win, and how rare it is where it ends the round', async () => {
  const vietnamese = await fetchTexts('vi_VN');
  expect(showMaximum(text, 'en-US', riverDragon)).toBe(
    'Maximum win: 250 times the bet. A round that reaches it ends there and pays just that; about one round in 75,500,000 does.',
  );
  const shuttle = findHouseGame('GPJD', 'jd-golden-shuttle')!;
  expect(showMaximum(text, 'en-US', shuttle)).toBe('Maximum win: 2,318.75 times the bet.');
  for (const game of houseGames.filter(({ engine }) => engine === 'slots'))
    expect(showMaximum(vietnamese, 'vi-VN', game)).toMatch(/^Thắng tối đa: [\d.,]+ lần mức cược\./);
});
