import { expect, it } from 'vitest';
import { addWin, isOpen, readJackpot } from './jackpot-data.ts';

const wire = (account: string) => ({
  member_account: account,
  amount: '40.00',
  won_at: '2026-11-21T12:00:00.000Z',
});

it('keeps the last three wins, the latest first', () => {
  const read = readJackpot({
    jackpot_amount_total: '0000000020.00',
    jackpot_win_list: ['de***1', 'de***2', 'de***3', 'de***4'].map(wire),
  });
  expect(read.wins.map(({ account }) => account)).toEqual(['de***1', 'de***2', 'de***3']);
  const more = addWin(read, { account: 'lo***9', amount: '1.00', wonAt: '2026-11-21T13:00:00.000Z' });
  expect(more.wins.map(({ account }) => account)).toEqual(['lo***9', 'de***1', 'de***2']);
});

it('is closed where the amount is zero', () => {
  expect(isOpen({ amount: '0000000000.00', wins: [] })).toBe(false);
  expect(isOpen({ amount: '0000000000.05', wins: [] })).toBe(true);
});
