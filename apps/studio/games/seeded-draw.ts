import { createDraw, type Draw } from '@halls/fairness';

/** Draws for statistics in tests, where HMAC would only cost time: mulberry32. Never used for play. */
export function seededDraw(seed: number): Draw {
  let state = seed >>> 0;
  return createDraw(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) >>> 24;
  });
}
