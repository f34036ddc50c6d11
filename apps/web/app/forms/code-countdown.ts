import { useCallback, useState } from 'react';
import { timing } from '@halls/contract';
import { useSecondsLeft } from './use-seconds-left.ts';

/** What codes are asked for; each has a countdown of its own. */
export type CodeName = 'register' | 'recovery' | 'member_phone' | 'member_email';

export interface CodeCountdown {
  /** Until another code can be asked for; 0 when it can. */
  readonly secondsLeft: number;
  start(seconds?: number): void;
}

/** The wait between two codes. Its end is kept in the browser, so that a reload does not end it. */
export function useCodeCountdown(name: CodeName): CodeCountdown {
  const [untilMs, setUntilMs] = useState(() => readUntil(name, Date.now()));
  const start = useCallback(
    (seconds = timing.codeWaitMs / 1_000) => {
      const until = Date.now() + seconds * 1_000;
      window.localStorage.setItem(keyOf(name), String(until));
      setUntilMs(until);
    },
    [name],
  );
  return { secondsLeft: useSecondsLeft(untilMs), start };
}

/** The end that was kept; a clock that was set back since makes nobody wait longer than one countdown. */
export function readUntil(name: CodeName, nowMs: number): number {
  const kept = Number(window.localStorage.getItem(keyOf(name)) ?? 0);
  return kept <= nowMs + timing.codeWaitMs ? kept : 0;
}

function keyOf(name: CodeName): string {
  return `code_until.${name}`;
}
