/** Remembers which nonces were used, so that a recorded request cannot be sent again. */
export interface SpentNonces {
  /** False when this key has used the nonce before, or when no more can be remembered. */
  spend(key: string, nonce: string, nowMs: number): boolean;
}

/**
 * In this process's memory. An entry lives for at least `lifetimeMs`: after twice the tolerance of the
 * timestamp a request is refused by its age alone. Two generations are dropped as wholes, which costs
 * nothing per entry. When `capacity` is reached, new nonces are refused rather than old ones forgotten.
 * Another node or a restart forgets them; transaction ids keep money safe there.
 */
export function createSpentNonces(options: { lifetimeMs: number; capacity: number }): SpentNonces {
  let current = new Set<string>();
  let previous = new Set<string>();
  let startedAtMs = 0;

  function turn(nowMs: number): void {
    const ageMs = nowMs - startedAtMs;
    if (ageMs < options.lifetimeMs) return;
    previous = ageMs < 2 * options.lifetimeMs ? current : new Set();
    current = new Set();
    startedAtMs = nowMs;
  }

  return {
    spend(key, nonce, nowMs) {
      turn(nowMs);
      const entry = `${key} ${nonce}`;
      if (current.has(entry) || previous.has(entry)) return false;
      if (current.size + previous.size >= options.capacity) return false;
      current.add(entry);
      return true;
    },
  };
}
