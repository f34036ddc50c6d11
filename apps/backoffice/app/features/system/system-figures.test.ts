import { expect, test } from 'vitest';
import { isHeard } from './system-figures.ts';

const provider = { gp_id: 'GPR8', calls: 2, unknown: 1, undecided: 0, oldest_undecided_seconds: 0 };
const [earlier, later] = ['2026-03-01T00:00:00.000Z', '2026-03-01T00:00:01.000Z'];

test('a provider is heard when its last word is newer than its last silence', () => {
  expect(isHeard({ ...provider, last_answer_at: null, last_unknown_at: null })).toBe(true);
  expect(isHeard({ ...provider, last_answer_at: later, last_unknown_at: earlier })).toBe(true);
  expect(isHeard({ ...provider, last_answer_at: earlier, last_unknown_at: later })).toBe(false);
  expect(isHeard({ ...provider, last_answer_at: null, last_unknown_at: later })).toBe(false);
});
