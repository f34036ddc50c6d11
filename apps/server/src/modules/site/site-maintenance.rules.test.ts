import { expect, it } from 'vitest';
import { maintenanceAt, retryAfterSeconds } from './site-maintenance.rules.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);
const planned = { startAt: at('10:00:00'), endAt: at('11:00:00') };

it.each([
  ['09:59:59', false],
  ['10:00:00', true],
  ['10:59:59', true],
  ['11:00:00', false],
])('at %s a maintenance from ten to eleven holds: %s', (time, holds) => {
  expect(maintenanceAt(planned, at(time))).toBe(holds ? planned : null);
});

it('holds until somebody ends it where no end is known', () => {
  const open = { startAt: at('10:00:00'), endAt: null };
  expect(maintenanceAt(open, at('23:00:00'))).toBe(open);
  expect(maintenanceAt(null, at('10:30:00'))).toBeNull();
});

it('says when to come again, an hour at most', () => {
  expect(retryAfterSeconds(planned, at('10:58:30'))).toBe(90);
  expect(retryAfterSeconds({ ...planned, endAt: at('23:00:00') }, at('10:00:00'))).toBe(3_600);
  expect(retryAfterSeconds({ ...planned, endAt: null }, at('10:00:00'))).toBe(300);
});
