import { describe, expect, it } from 'vitest';
import { decideAfter, maskRecipient, type Tried } from './notice.rules.ts';

const now = new Date('2026-03-01T08:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const first: Tried = { tries: 1, expiresAt: inSeconds(300), isIdempotent: false };
const decide = (kind: 'refused' | 'failed' | 'unknown', tried: Partial<Tried> = {}) =>
  decideAfter({ kind, why: 'HTTP 500' }, { ...first, ...tried }, now);

describe('after a try', () => {
  it('what was sent is done', () => {
    expect(decideAfter({ kind: 'sent' }, first, now)).toEqual({ state: 'sent' });
  });

  it('what the gateway will never take is given up at once', () => {
    expect(decide('refused')).toEqual({ state: 'failed', why: 'HTTP 500' });
  });

  it('what was certainly not taken is tried again, each time later', () => {
    expect(decide('failed')).toMatchObject({ state: 'waiting', dueAt: inSeconds(1) });
    expect(decide('failed', { tries: 2 })).toMatchObject({ state: 'waiting', dueAt: inSeconds(5) });
    expect(decide('failed', { tries: 4 })).toMatchObject({ state: 'waiting', dueAt: inSeconds(60) });
  });

  it('what may have been sent is sent again only where the gateway knows it by its key', () => {
    expect(decide('unknown')).toEqual({ state: 'unknown', why: 'HTTP 500' });
    expect(decide('unknown', { isIdempotent: true })).toMatchObject({ state: 'waiting' });
  });

  it('there is an end: of tries, and of the time in which the message is of use', () => {
    expect(decide('failed', { tries: 8, expiresAt: inSeconds(86_400) })).toMatchObject({ state: 'failed' });
    expect(decide('failed', { tries: 5 })).toMatchObject({ state: 'failed' });
    expect(decide('unknown', { tries: 5, isIdempotent: true })).toMatchObject({ state: 'unknown' });
  });
});

it.each([
  ['0912345678', '09******78'],
  ['12345', '*****'],
  ['lan.nguyen@example.com', 'la***@example.com'],
  ['a@example.com', '***@example.com'],
])('masks %s', (recipient, masked) => {
  expect(maskRecipient(recipient)).toBe(masked);
});
