import { expect, it } from 'vitest';
import { dayOf } from './day-of.ts';

it.each([
  ['2026-03-31T03:59:59.999Z', 'America/Caracas', '2026-03-30'],
  ['2026-03-31T04:00:00.000Z', 'America/Caracas', '2026-03-31'],
  ['2026-12-31T17:00:00.000Z', 'Asia/Ho_Chi_Minh', '2027-01-01'],
  ['2026-12-31T23:59:59.999Z', 'UTC', '2026-12-31'],
])('at %s it is in %s the day %s', (instant, timeZone, day) => {
  expect(dayOf(new Date(instant), timeZone)).toBe(day);
});
