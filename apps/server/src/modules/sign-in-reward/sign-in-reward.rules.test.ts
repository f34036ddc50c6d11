import { expect, it } from 'vitest';
import {
  buttonOf,
  daysOf,
  isMet,
  milestonesOf,
  officeStateOf,
  rewardsOf,
  stateOfDay,
} from './sign-in-reward.rules.ts';

it('has every day from the first to the last, over the end of a month and of a summer time', () => {
  expect(daysOf({ firstDay: '2026-02-27', lastDay: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(daysOf({ firstDay: '2026-10-24', lastDay: '2026-10-26' })).toHaveLength(3);
  expect(daysOf({ firstDay: '2026-03-02', lastDay: '2026-03-01' })).toEqual([]);
});

it('gives the same each time but for the times that are named, and tells them again', () => {
  const rewards = rewardsOf(5, 10n, [
    { time: 3, amountMinor: 50n },
    { time: 5, amountMinor: 90n },
  ]);
  expect(rewards).toEqual([10n, 10n, 50n, 10n, 90n]);
  expect(milestonesOf(rewards)).toEqual({
    amountMinor: 10n,
    milestones: [
      { time: 3, amountMinor: 50n },
      { time: 5, amountMinor: 90n },
    ],
  });
});

it.each([
  ['2026-03-09', false, 'is_signin_pass'],
  ['2026-03-09', true, 'is_signin_success'],
  ['2026-03-10', false, 'is_signin_true'],
  ['2026-03-10', true, 'is_signin_success'],
  ['2026-03-11', false, 'is_signin_noopen'],
])('says of %s, visited %s: %s', (day, isVisited, state) => {
  expect(stateOfDay(day, '2026-03-10', isVisited)).toBe(state);
});

it('lets the button be pressed once, and only when the day has what it asks for', () => {
  const met = { askedMinor: 5n, doneMinor: 5n };
  const unmet = { askedMinor: 5n, doneMinor: 4n };
  expect([isMet([]), isMet([met]), isMet([met, unmet])]).toEqual([true, true, false]);
  expect([buttonOf(false, true), buttonOf(false, false), buttonOf(true, false)]).toEqual([
    'click_signin',
    'click_signin_pass',
    'click_signin_true',
  ]);
});

it('says how a calendar stands', () => {
  const calendar = { firstDay: '2026-03-10', lastDay: '2026-03-12' };
  const days = ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13'];
  expect(days.map((today) => officeStateOf(calendar, today, false))).toEqual([
    'coming',
    'running',
    'running',
    'over',
  ]);
  expect(officeStateOf(calendar, '2026-03-11', true)).toBe('stopped');
});
