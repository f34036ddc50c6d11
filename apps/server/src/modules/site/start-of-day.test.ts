import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test.each([
  ['2026-03-31', 'America/Caracas', '2026-03-31T04:00:00.000Z'],
  ['2026-03-31', 'Asia/Kolkata', '2026-03-30T18:30:00.000Z'],
  ['2026-03-31', 'UTC', '2026-03-31T00:00:00.000Z'],
  // the days on which New York changes its clocks, at two in the morning
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  // put forward, and back, at midnight
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone).toISOString()).toBe(instant);
});
