import { expect, it } from 'vitest';
import { judgeHealth, type ServiceSample } from './health.rules.ts';

const nothing: ServiceSample = { asked: 0, failed: 0, slow: 0, ended: 0, paid: 0 };

it('drains for what is bad and often enough, and says of how many', () => {
  const judge = (sample: Partial<ServiceSample>) => judgeHealth(null, { ...nothing, ...sample });
  expect(judge({ asked: 10, failed: 5 })).toEqual({ kind: 'drain', why: 'failures', part: 5, of: 10 });
  expect(judge({ asked: 9, failed: 9 })).toEqual({ kind: 'stay' });
  expect(judge({ asked: 100, failed: 49 })).toEqual({ kind: 'stay' });
  expect(judge({ asked: 10, slow: 8 })).toEqual({ kind: 'drain', why: 'slow', part: 8, of: 10 });
  expect(judge({ ended: 20, paid: 1 })).toEqual({ kind: 'drain', why: 'unpaid', part: 19, of: 20 });
  expect(judge({ ended: 20, paid: 2 })).toEqual({ kind: 'stay' });
  expect(judge({ ended: 19 })).toEqual({ kind: 'stay' });
});

it('takes a service back for a few that went well, and not for less bad ones', () => {
  const well = { ...nothing, asked: 3 };
  expect(judgeHealth('failures', well)).toEqual({ kind: 'return' });
  expect(judgeHealth('failures', { ...well, asked: 2 })).toEqual({ kind: 'stay' });
  expect(judgeHealth('failures', { ...well, failed: 1 })).toEqual({ kind: 'stay' });
  // what would not drain it does not let it return either
  expect(judgeHealth('failures', { ...nothing, asked: 10, failed: 4 })).toEqual({ kind: 'stay' });
  expect(judgeHealth('slow', { ...well, slow: 1 })).toEqual({ kind: 'stay' });
  expect(judgeHealth('unpaid', well)).toEqual({ kind: 'stay' });
  expect(judgeHealth('unpaid', { ...well, ended: 3, paid: 1 })).toEqual({ kind: 'return' });
});
