import { type BeaconChain, beaconDelaySeconds } from '@halls/fairness';

/** When a table draws: a new draw begins every `periodMs`, and takes stakes for its first `betMs`; the draw follows at `drawMs`. */
export interface Timetable {
  readonly periodMs: number;
  readonly betMs: number;
  readonly drawMs: number;
  /** How long after the Unix epoch the first draw begins; absent: with it. */
  readonly fromMs?: number;
}

/** Live tables. */
export const quickTimetable: Timetable = { periodMs: 20_000, betMs: 12_000, drawMs: 13_000 };
/** Lotteries, races, and cards for several seats. */
export const calmTimetable: Timetable = { periodMs: 30_000, betMs: 19_000, drawMs: 20_000 };
/** Draws with much to show. */
export const minuteTimetable: Timetable = { periodMs: 60_000, betMs: 44_000, drawMs: 45_000 };

const minuteMs = 60_000;
/** Once a day, at 18:15 in Hanoi: stakes are taken up to five minutes before, and again from a quarter of an hour after. */
export const eveningTimetable: Timetable = {
  periodMs: 24 * 60 * minuteMs,
  betMs: (24 * 60 - 20) * minuteMs,
  drawMs: (24 * 60 - 15) * minuteMs,
  fromMs: (11 * 60 + 30) * minuteMs,
};

/** The place of a moment in the timetable. */
export function drawAt(
  { periodMs, betMs, fromMs = 0 }: Pick<Timetable, 'periodMs' | 'betMs' | 'fromMs'>,
  nowMs: number,
): { readonly number: number; readonly opensAtMs: number; readonly closesAtMs: number } {
  const number = Math.floor((nowMs - fromMs) / periodMs);
  const opensAtMs = fromMs + number * periodMs;
  return { number, opensAtMs, closesAtMs: opensAtMs + betMs };
}

/**
 * With a beacon a draw comes later by its delay and a round at most; what follows it is as long as without. One that
 * comes so long after the close anyway keeps its hour.
 */
export function calmedBy(timetable: Timetable, beacon: BeaconChain | null): Timetable {
  if (!beacon) return timetable;
  const waitMs = (beaconDelaySeconds + beacon.periodSeconds) * 1_000;
  if (timetable.drawMs - timetable.betMs > waitMs) return timetable;
  return { ...timetable, periodMs: timetable.periodMs + waitMs };
}
