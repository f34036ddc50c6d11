import { expect, test } from 'vitest';
import { standingOf } from './standing-of.ts';

const at = (start_at: string, end_at: string | null) =>
  standingOf({ start_at, end_at }, '2026-03-01T12:00:00.000Z');

test('what is shut, what will be, and what has opened again', () => {
  expect(standingOf(null, '2026-03-01T12:00:00.000Z')).toBe('open');
  expect(at('2026-03-01T11:00:00.000Z', null)).toBe('shut');
  expect(at('2026-03-01T11:00:00.000Z', '2026-03-01T12:00:00.000Z')).toBe('open');
  expect(at('2026-03-01T13:00:00.000Z', '2026-03-01T14:00:00.000Z')).toBe('planned');
});
