import type { SeamlessAnswer, SeamlessStatus } from '@halls/contract/provider';
import { expect, test } from 'vitest';
import { judgeAttempt, nextAttemptAfter } from './wallet-call.rules.ts';

const madeAt = new Date('2026-01-01T00:00:00Z');
const soon = new Date('2026-01-01T00:00:01Z');
const late = new Date('2026-01-01T00:10:01Z');
const answered = (status: SeamlessStatus): SeamlessAnswer => ({ request_id: 'r', status }) as SeamlessAnswer;

test.each([
  ['bet-win', 1, 'OK', 'settle'],
  ['bet', 1, 'OK', 'place'],
  ['win', 1, 'OK', 'settle'],
  ['rollback', 1, 'OK', 'void'],
  ['rollback', 1, 'TRANSACTION_DOES_NOT_EXIST', 'void'],
  // refused at once: nothing moved
  ['bet-win', 1, 'NOT_ENOUGH_MONEY', 'void'],
  // refused after an attempt whose answer was lost: that one may have moved money
  ['bet-win', 2, 'NOT_ENOUGH_MONEY', 'roll_back'],
  ['bet', 2, 'INVALID_TOKEN', 'roll_back'],
  ['bet-win', 3, 'TRANSACTION_ROLLED_BACK', 'void'],
  ['bet-win', 1, 'UNKNOWN', 'later'],
  // owed money is offered until it is taken
  ['win', 9, 'INVALID_TOKEN', 'later'],
  ['jackpot-win', 9, 'TRANSACTION_DOES_NOT_EXIST', 'later'],
  // without an amount nobody knows what was paid
  ['jackpot-win', 1, 'OK', 'later'],
  ['rollback', 9, 'INVALID_TOKEN', 'later'],
] as const)('%s at attempt %i answered %s: %s', (method, attempts, status, verdict) => {
  expect(judgeAttempt({ method, attempts, createdAt: madeAt, isUnseen: true }, answered(status), soon)).toBe(
    verdict,
  );
});

test('a stake that stays undecided for ten minutes is taken back; a payout and a rollback never are', () => {
  const call = { attempts: 9, createdAt: madeAt, isUnseen: true };
  for (const method of ['bet-win', 'bet'] as const) {
    expect(judgeAttempt({ ...call, method }, null, soon)).toBe('later');
    expect(judgeAttempt({ ...call, method }, null, late)).toBe('roll_back');
    expect(judgeAttempt({ ...call, method }, answered('OK'), late)).not.toBe('roll_back');
    // somebody may have seen how it ended
    expect(judgeAttempt({ ...call, method, isUnseen: false }, null, late)).toBe('later');
  }
  for (const method of ['win', 'jackpot-win', 'rollback'] as const)
    expect(judgeAttempt({ ...call, method }, null, late)).toBe('later');
});

test('the pauses grow to a minute and no further', () => {
  const pauseMs = (attempts: number): number =>
    nextAttemptAfter(attempts, madeAt).getTime() - madeAt.getTime();
  expect([1, 2, 3, 8, 50].map(pauseMs)).toEqual([500, 1_000, 2_000, 60_000, 60_000]);
});
