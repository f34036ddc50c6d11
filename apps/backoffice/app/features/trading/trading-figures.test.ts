import { expect, it } from 'vitest';
import { basisOf, basisText, chanceText, priceText, shiftText, stakesText } from './trading-figures.ts';

it('writes prices, margins, chances and liabilities', () => {
  expect([priceText(1_950), priceText(0), priceText(12_400)]).toEqual(['1.95', '–', '12.40']);
  expect([basisText(350), basisText(500), shiftText(-1_025), shiftText(200)]).toEqual([
    '3.5%',
    '5%',
    '−10.25%',
    '+2%',
  ]);
  expect([chanceText(487_300), chanceText(0)]).toEqual(['48.7%', '0.0%']);
  expect([stakesText(84_230), stakesText(1_000_000)]).toEqual(['84.2', '1000']);
});

it('reads what is typed in any of the ways that people write it', () => {
  expect(['3.5', '3,5', ' -2 ', '−2.25', ''].map(basisOf)).toEqual([350, 350, -200, -225, null]);
  expect(['x', '1.234', '100', '--1'].map(basisOf)).toEqual([undefined, undefined, undefined, undefined]);
});
