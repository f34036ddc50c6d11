import { expect, test } from 'vitest';
import { isRiskFigure, type PriceFormat, priceFormats, showPrice } from './price-format.ts';

const figures: readonly (readonly [price: number, ...shown: string[]])[] = [
  // decimal, Hong Kong, Malay, Indonesian, American
  [1_950, '1.95', '0.95', '0.95', '−1.06', '−106'],
  [2_000, '2.00', '1.00', '1.00', '1.00', '+100'],
  [2_150, '2.15', '1.15', '−0.87', '1.15', '+115'],
  [1_500, '1.50', '0.50', '0.50', '−2.00', '−200'],
  [1_010, '1.01', '0.01', '0.01', '−100.00', '−10000'],
  [12_500, '12.50', '11.50', '−0.09', '11.50', '+1150'],
  [151_000, '151', '150.00', '−0.01', '150.00', '+15000'],
];

test('a price is written in every format', () => {
  for (const [price, ...shown] of figures)
    expect([price, ...priceFormats.map((format) => showPrice(price, format))]).toEqual([price, ...shown]);
});

test('no figure promises more than the price pays', () => {
  const promised: unknown[] = [];
  for (let price = 1_010; price <= 501_000; price += price < 10_000 ? 1 : 997) {
    const won = price - 1_000;
    for (const format of priceFormats) {
      const figure = Number(showPrice(price, format).replace('−', '-'));
      if (wonBy(figure, format) > won + 1e-6) promised.push([format, price]);
    }
  }
  expect(promised).toEqual([]);
});

test('a figure below zero says what is risked', () => {
  expect(priceFormats.filter((format) => isRiskFigure(2_150, format))).toEqual(['malay']);
  expect(priceFormats.filter((format) => isRiskFigure(1_950, format))).toEqual(['indonesian', 'american']);
  expect(priceFormats.filter((format) => isRiskFigure(2_000, format))).toEqual([]);
  for (const [price] of figures)
    for (const format of priceFormats)
      expect(showPrice(price, format).startsWith('−')).toBe(isRiskFigure(price, format));
});

test('what is not on offer has no figure', () => {
  for (const format of priceFormats)
    expect([showPrice(0, format), showPrice(1_000, format)]).toEqual(['', '']);
});

/** What a stake of 1,000 wins by what the figure says. */
function wonBy(figure: number, format: PriceFormat): number {
  if (format === 'decimal') return (figure - 1) * 1_000;
  const unit = format === 'american' ? 100 : 1;
  return figure > 0 ? (figure / unit) * 1_000 : (unit / -figure) * 1_000;
}
