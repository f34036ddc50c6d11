import { useEffect } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { readAgain } from './reads.ts';

/** Who has gone away does not stay signed in by what the page asks. */
const awayAfterMs = 120_000;
const signsOfLife = ['pointermove', 'keydown', 'wheel'] as const;

/** Asks again and again while something is expected and somebody is there to read it. */
export function useReadAgain(
  ...[isExpected, everyMs, ...paths]: [isExpected: boolean, everyMs: number, ...(keyof OfficeCalls)[]]
): void {
  const asked = paths.join(' ');
  useEffect(() => {
    if (!isExpected) return;
    let lastSignMs = performance.now();
    const note = () => {
      lastSignMs = performance.now();
    };
    for (const sign of signsOfLife) addEventListener(sign, note, { passive: true });
    const timer = setInterval(() => {
      if (document.hidden || performance.now() - lastSignMs > awayAfterMs) return;
      void readAgain(...(asked.split(' ') as (keyof OfficeCalls)[]));
    }, everyMs);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) removeEventListener(sign, note);
    };
  }, [isExpected, everyMs, asked]);
}
