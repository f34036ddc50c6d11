import { describe, expect, it } from 'vitest';
import { transferStatuses, type TransferStatus } from '@halls/contract/provider';
import { judgeStatus, judgeTransfer } from './judge-answer.ts';

const answer = (status: TransferStatus) => ({ status, request_id: 'r' });

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
