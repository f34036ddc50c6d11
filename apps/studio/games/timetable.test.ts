import type { BeaconChain } from '@halls/fairness';
import { expect, test } from 'vitest';
import { calmedBy, drawAt, eveningTimetable, quickTimetable } from './timetable.ts';

const placeOf = (instant: string) => {
  const { number, opensAtMs, closesAtMs } = drawAt(eveningTimetable, Date.parse(instant));
  const times = [opensAtMs, closesAtMs, opensAtMs + eveningTimetable.drawMs];
  return { number, times: times.map((ms) => new Date(ms).toISOString().slice(0, 16)) };
};

test('the evening draw is drawn at 18:15 in Hanoi, the whole year', () => {
  for (const day of ['2026-01-15', '2026-07-15', '2026-12-31'])
    expect(placeOf(`${day}T11:14:59Z`).times[2]).toBe(`${day}T11:15`);
});

test('the evening draw takes stakes from a quarter of an hour after one draw to five minutes before the next', () => {
  const evening = placeOf('2026-03-01T11:29:59Z');
  expect(evening.times).toEqual(['2026-02-28T11:30', '2026-03-01T11:10', '2026-03-01T11:15']);
  const next = placeOf('2026-03-01T11:30:00Z');
  expect(next.times).toEqual(['2026-03-01T11:30', '2026-03-02T11:10', '2026-03-02T11:15']);
  expect(next.number).toBe(evening.number + 1);
});

test('a beacon makes a quick table slower, and leaves the evening draw its hour', () => {
  const beacon = { periodSeconds: 3 } as BeaconChain;
  expect(calmedBy(quickTimetable, beacon).periodMs).toBeGreaterThan(quickTimetable.periodMs + 3_000);
  expect(calmedBy(eveningTimetable, beacon)).toEqual(eveningTimetable);
  expect(calmedBy(quickTimetable, null)).toEqual(quickTimetable);
});
