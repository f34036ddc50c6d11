import { expect, it } from 'vitest';
import { judgeWish, type SentBefore } from './verification.rules.ts';

const now = new Date('2026-03-01T08:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const judge = (before: Partial<SentBefore>, boundsAddresses = true) =>
  judgeWish({ lastAt: null, toRecipient: 0, fromAddress: 0, ...before }, now, { boundsAddresses });

it('a code is sent to whoever has had none, and again after five minutes', () => {
  expect(judge({}).refusal).toBeNull();
  expect(judge({ lastAt: secondsAgo(299) }).refusal).toEqual({ kind: 'too_soon', waitSeconds: 1 });
  expect(judge({ lastAt: secondsAgo(300) }).refusal).toBeNull();
});

it('an address has thirty a day, a recipient ten', () => {
  expect(judge({ fromAddress: 29 }).refusal).toBeNull();
  expect(judge({ fromAddress: 30 }).refusal).toEqual({ kind: 'too_many' });
  expect(judge({ fromAddress: 30 }, false).refusal).toBeNull();
  expect(judge({ toRecipient: 9 }).isRecipientBound).toBe(false);
  expect(judge({ toRecipient: 10 })).toEqual({ refusal: null, isRecipientBound: true });
});
