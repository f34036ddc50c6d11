import { useCallback, useSyncExternalStore } from 'react';

const lookEveryMs = 250;

/** Whole seconds until a moment of this page's clock, counted down; 0 from then on. */
export function useSecondsLeft(untilMs: number): number {
  const subscribe = useCallback(
    (look: () => void) => {
      if (secondsUntil(untilMs) === 0) return () => {};
      const timer = setInterval(() => {
        look();
        if (secondsUntil(untilMs) === 0) clearInterval(timer);
      }, lookEveryMs);
      return () => clearInterval(timer);
    },
    [untilMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsUntil(untilMs),
    () => 0,
  );
}

function secondsUntil(untilMs: number): number {
  return Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));
}
