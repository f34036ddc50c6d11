import { useEffect } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { readAgain } from '#app/api/reads.ts';

const againEveryMs = 5_000;
/** Who has gone away does not stay signed in by what the page asks. */
const awayAfterMs = 120_000;
const signsOfLife = ['pointermove', 'keydown', 'wheel'] as const;

/** Asks again every few seconds while somebody is there to read it. */
export function useReadAgain(path: keyof OfficeCalls): void {
  useEffect(() => {
    let lastSignMs = performance.now();
    const note = () => {
      lastSignMs = performance.now();
    };
    for (const sign of signsOfLife) addEventListener(sign, note, { passive: true });
    const timer = setInterval(() => {
      if (!document.hidden && performance.now() - lastSignMs < awayAfterMs) void readAgain(path);
    }, againEveryMs);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) removeEventListener(sign, note);
    };
  }, [path]);
}
