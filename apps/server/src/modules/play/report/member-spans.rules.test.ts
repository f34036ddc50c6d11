import { expect, it } from 'vitest';
import { spansOf } from './member-spans.rules.ts';

const dayMs = 24 * 60 * 60_000;
/** The days that spans are made of. */
const daysIn = (spans: ReturnType<typeof spansOf>) =>
  spans.flatMap(({ days, start }) =>
    Array.from({ length: days }, (_, later) =>
      new Date(Date.parse(start) + later * dayMs).toISOString().slice(0, 10),
    ),
  );

it.each([
  ['2026-03-31', '2026-03-31'],
  ['2026-03-01', '2026-03-31'],
  ['2025-12-27', '2026-06-30'],
])('makes up %s to %s of each of its days once', (from, to) => {
  const days = daysIn(spansOf({ from, to }));
  expect([days[0], days.at(-1)]).toEqual([from, to]);
  expect(days.length).toBe((Date.parse(to) - Date.parse(from)) / dayMs + 1);
  expect(days).toEqual(days.toSorted());
});

it('takes few of them, which begin where the database lets them begin', () => {
  const spans = spansOf({ from: '2025-12-27', to: '2026-06-30' });
  expect(spans.length).toBeLessThan(31);
  const origin = Date.parse('1960-01-01');
  for (const { days, start } of spans) expect(((Date.parse(start) - origin) / dayMs) % days).toBe(0);
});

it('is nothing where a time ends before it begins', () => {
  expect(spansOf({ from: '2026-03-31', to: '2026-03-30' })).toEqual([]);
});
