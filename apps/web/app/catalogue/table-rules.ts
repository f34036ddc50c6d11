import type { TableNow } from './table-watch.ts';

/** What the clock of a table says, in whole seconds. */
export type TableClock =
  | { readonly kind: 'open'; readonly seconds: number | null }
  | { readonly kind: 'closed' }
  | { readonly kind: 'next'; readonly seconds: number }
  | null;

/** Null where a result is shown, and nobody knows for how long. */
export function tableClock({ phase, closesAtMs, opensAtMs }: TableNow, nowMs: number): TableClock {
  if (phase === 'open') {
    if (closesAtMs === null) return { kind: 'open', seconds: null };
    return closesAtMs > nowMs
      ? { kind: 'open', seconds: secondsUntil(closesAtMs, nowMs) }
      : { kind: 'closed' };
  }
  if (phase === 'closed') return { kind: 'closed' };
  return opensAtMs !== null && opensAtMs > nowMs
    ? { kind: 'next', seconds: secondsUntil(opensAtMs, nowMs) }
    : null;
}

function secondsUntil(ms: number, nowMs: number): number {
  return Math.ceil((ms - nowMs) / 1_000);
}

/** Minutes and seconds, as `0:07`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export type Tone = 'red' | 'blue' | 'green' | 'black' | 'plain';

/** The colour of a bead; what it means stands in it as well. */
export const toneOf: Readonly<Record<TableNow['results'][number]['sign'], Tone>> = {
  banker: 'red',
  player: 'blue',
  tie: 'green',
  dragon: 'red',
  tiger: 'blue',
  phoenix: 'blue',
  home: 'red',
  away: 'blue',
  draw: 'green',
  red: 'red',
  blue: 'blue',
  black: 'black',
  green: 'green',
  big: 'red',
  small: 'blue',
  triple: 'green',
  runner: 'plain',
  trap: 'plain',
  number: 'plain',
  sum: 'plain',
};
