import { expect, it } from 'vitest';
import { countDays, mostPerMember, readMilestones, type TypedCalendar } from './typed-calendar.ts';

const typed: TypedCalendar = {
  ...{ currency: 'USD', first_day: '2026-03-10', last_day: '2026-03-16', amount: '1' },
  ...{ milestones: '3: 2.50\n7 = 5', turnover_percent: '100', deposit: '0', turnover: '0', budget: '100' },
};

it('reads a line for each time that gives something else', () => {
  expect(readMilestones(typed.milestones)).toEqual([
    { time: 3, amount: '2.50' },
    { time: 7, amount: '5' },
  ]);
  expect(readMilestones(' \n')).toEqual([]);
  expect([readMilestones('seven: 5'), readMilestones('7 5'), readMilestones('7: -5')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('says what a member gets who comes every day, as soon as that can be said', () => {
  expect(mostPerMember(typed)).toBe('12.50');
  expect(mostPerMember({ ...typed, amount: '' })).toBeNull();
  expect(mostPerMember({ ...typed, last_day: '2026-03-09' })).toBeNull();
  expect(mostPerMember({ ...typed, currency: 'VND' })).toBeNull();
});

it('counts the days, and none of a calendar that ends before it begins', () => {
  expect(countDays(typed)).toBe(7);
  expect(countDays({ ...typed, last_day: '' })).toBe(0);
});
