import { describe, expect, it } from 'vitest';
import { transferStatuses, type TransferStatus } from '@halls/contract/provider';
import {
  canFollow,
  judgeStatus,
  judgeTransfer,
  nextAttemptAt,
  type TransferState,
} from './transfer-order.rules.ts';

const states: TransferState[] = ['created', 'held', 'sent', 'confirmed', 'rejected', 'unknown'];
const answer = (status: TransferStatus) => ({ status, request_id: 'r' });

describe('states', () => {
  it('never leave a decision, and never return to what was not sent', () => {
    for (const to of states) {
      expect(canFollow('confirmed', to)).toBe(false);
      expect(canFollow('rejected', to)).toBe(false);
      expect(canFollow('unknown', to)).toBe(to === 'confirmed' || to === 'rejected' || to === 'unknown');
    }
    expect(canFollow('sent', 'held')).toBe(false);
  });
});

describe('what a provider says', () => {
  it('decides only where it is certain', () => {
    const verdicts = Object.fromEntries(
      transferStatuses.map((status) => [status, judgeTransfer('in', answer(status)).state]),
    );
    expect(verdicts).toEqual({
      OK: 'confirmed',
      IN_PROGRESS: 'unknown',
      UNKNOWN: 'unknown',
      DUPLICATE_ORDER: 'unknown',
      MEMBER_NOT_FOUND: 'rejected',
      NOT_ENOUGH_MONEY: 'rejected',
      ROUND_OPEN: 'rejected',
      MAINTENANCE: 'rejected',
      INVALID_GAME: 'rejected',
      WRONG_CURRENCY: 'rejected',
      REJECTED: 'rejected',
    });
  });

  it('must name the amount where only the provider knows it', () => {
    expect(judgeTransfer('out_all', answer('OK')).state).toBe('unknown');
    expect(judgeTransfer('out_all', { ...answer('OK'), amount: '7' })).toMatchObject({
      state: 'confirmed',
      amountMinor: 7n,
    });
    expect(judgeStatus('out_all', { ...answer('OK'), state: 'confirmed' }).state).toBe('unknown');
  });

  it('of an order decides by its state alone', () => {
    expect(judgeStatus('in', { ...answer('OK'), state: 'confirmed' }).state).toBe('confirmed');
    expect(judgeStatus('in', { ...answer('OK'), state: 'rejected' }).state).toBe('rejected');
    expect(judgeStatus('in', { ...answer('OK'), state: 'in_progress' }).state).toBe('unknown');
    expect(judgeStatus('in', answer('OK')).state).toBe('unknown');
    for (const status of transferStatuses.filter((name) => name !== 'OK')) {
      expect(judgeStatus('in', { ...answer(status), state: 'rejected' }).state).toBe('unknown');
    }
  });
});

it('asks at growing intervals, at most five minutes apart', () => {
  const now = new Date(0);
  const waits = [0, 1, 2, 7, 8, 1_000].map((attempts) => nextAttemptAt(now, attempts).getTime() / 1000);
  expect(waits).toEqual([2, 4, 8, 256, 300, 300]);
});
