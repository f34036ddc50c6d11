import { expect, it } from 'vitest';
import { patienceMs } from '#modules/provider-connection';
import { nextAttemptAt, senderLeaseMs } from './transfer-order.rules.ts';

it('gives a sender longer than its call may take, and less than a successor may wait', () => {
  expect(senderLeaseMs).toBeGreaterThan(patienceMs.transfer);
  expect(senderLeaseMs).toBeLessThan(8_000);
});

it('asks at growing intervals, at most five minutes apart', () => {
  const now = new Date(0);
  const waits = [0, 1, 2, 7, 8, 1_000].map((attempts) => nextAttemptAt(now, attempts).getTime() / 1000);
  expect(waits).toEqual([2, 4, 8, 256, 300, 300]);
});
