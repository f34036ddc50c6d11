import { describe, expect, it } from 'vitest';
import { createSpentNonces } from './spent-nonces.ts';

describe('nonces', () => {
  it('are taken once by each key', () => {
    const nonces = createSpentNonces({ lifetimeMs: 1_000, capacity: 10 });
    expect(nonces.spend('a', 'n', 0)).toBe(true);
    expect(nonces.spend('a', 'n', 1)).toBe(false);
    expect(nonces.spend('b', 'n', 1)).toBe(true);
  });

  it('are remembered for their lifetime wherever it falls', () => {
    for (const spentAtMs of [0, 1, 500, 999, 1_000, 1_500]) {
      const nonces = createSpentNonces({ lifetimeMs: 1_000, capacity: 10 });
      nonces.spend('a', 'first', 0);
      expect(nonces.spend('a', 'n', spentAtMs)).toBe(true);
      // what happens in between must not shorten it
      nonces.spend('a', 'other', spentAtMs + 600);
      expect(nonces.spend('a', 'n', spentAtMs + 999)).toBe(false);
    }
  });

  it('are forgotten in time, so that memory does not grow', () => {
    const nonces = createSpentNonces({ lifetimeMs: 1_000, capacity: 3 });
    for (let at = 0; at < 20_000; at += 1_000) expect(nonces.spend('a', String(at), at)).toBe(true);
  });

  it('are refused, not forgotten, when there are too many', () => {
    const nonces = createSpentNonces({ lifetimeMs: 1_000, capacity: 2 });
    nonces.spend('a', '1', 0);
    nonces.spend('a', '2', 0);
    expect(nonces.spend('a', '3', 0)).toBe(false);
    expect(nonces.spend('a', '1', 0)).toBe(false);
    expect(nonces.spend('a', '3', 2_000)).toBe(true);
  });
});
