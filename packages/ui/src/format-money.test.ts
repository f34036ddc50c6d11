import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

const vnd = { locale: 'vi-VN', iso: 'VND', symbol: '₫', scale: 0 };
const usd = { locale: 'en-US', iso: 'USD', symbol: '$', scale: 2 };

describe('formatMoney', () => {
  it('writes the amount in the locale with the symbol in its place', () => {
    expect(formatMoney('1250000', vnd).replace(/\s/g, ' ')).toBe('1.250.000 ₫');
    expect(formatMoney('1250.5', usd)).toBe('$1,250.50');
    expect(formatMoney('12.50', { ...usd, locale: 'zh-CN', iso: 'CNY', symbol: '¥' })).toBe('¥12.50');
  });
  it('keeps every digit of amounts that a float would round', () => {
    expect(formatMoney('900719925474099301.99', usd)).toBe('$900,719,925,474,099,301.99');
  });
  it('keeps the sign', () => {
    expect(formatMoney('-3.00', usd)).toBe('-$3.00');
  });
  it('writes Latin digits in every language', () => {
    expect(formatMoney('15', { locale: 'my-MM', iso: 'MMK', symbol: 'K', scale: 2 })).toMatch(/15\.00/);
    expect(formatMoney('15', { locale: 'bn-BD', iso: 'BDT', symbol: '৳', scale: 2 })).toMatch(/15\.00/);
  });
});
