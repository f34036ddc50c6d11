import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it('writes the amount in the locale with the symbol in its place', () => {
    expect(formatMoney('1250000', 'VND', 'vi-VN').replace(/\s/g, ' ')).toBe('1.250.000 ₫');
    expect(formatMoney('2000000', 'VND', 'en-US')).toBe('₫2,000,000');
    expect(formatMoney('1250.5', 'USD', 'en-US')).toBe('$1,250.50');
    expect(formatMoney('12.50', 'RMB', 'zh-CN')).toBe('¥12.50');
  });
  it('keeps every digit of amounts that a float would round', () => {
    expect(formatMoney('900719925474099301.99', 'USD', 'en-US')).toBe('$900,719,925,474,099,301.99');
  });
  it('keeps the sign', () => {
    expect(formatMoney('-3.00', 'USD', 'en-US')).toBe('-$3.00');
  });
  it('writes Latin digits in every language', () => {
    expect(formatMoney('15', 'MMK', 'my-MM')).toMatch(/15\.00/);
    expect(formatMoney('15', 'BDT', 'bn-BD')).toMatch(/15\.00/);
  });
});
