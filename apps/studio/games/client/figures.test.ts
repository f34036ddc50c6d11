import { findHouseGame, houseGames, percentOf, returnsOf, totalOf } from '@halls/house-games';
import { expect, test } from 'vitest';
import { showLargest, showReturn, showVolatility } from './figures.ts';
import { textsOf } from './texts.ts';

const text = textsOf('en_US');
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

test('says how far a game swings and the most that it pays, or that it has no bound', () => {
  expect(showVolatility(text, riverDragon)).toBe('Volatility: low');
  expect(showVolatility(text, baccarat)).toBe('Volatility: low – medium');
  expect(showLargest(text, 'en-US', baccarat)).toBe('Largest win: 29 times the bet.');
  expect(showLargest(text, 'en-US', riverDragon)).toContain(
    '76.25 times the bet in the base game, 152.5 times',
  );
});
