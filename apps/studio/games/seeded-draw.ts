import { createDraw, type Draw } from '@halls/fairness';

/**
 * Draws for statistics in tests and simulations, where HMAC would only cost time: mulberry32. Its bytes come again after
 * 2^32, and another seed begins elsewhere among the same ones. Never used for play.
 */
export function seededDraw(seed: number): Draw {
  // kept as an integer of 32 bits: a variable of that size would be put on the heap at every byte
  const state = Uint32Array.of(seed);
  return createDraw(() => {
    const now = (state[0]! + 0x6d2b79f5) | 0;
    state[0] = now;
    let t = Math.imul(now ^ (now >>> 15), 1 | now);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 24;
  });
}
