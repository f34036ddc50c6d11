import { type BeaconChain, beaconDelaySeconds } from '@halls/fairness';

/** When a table draws: a new draw begins every `periodMs`, and takes stakes for its first `betMs`; the draw follows at `drawMs`. */
export interface Timetable {
  readonly periodMs: number;
  readonly betMs: number;
  readonly drawMs: number;
}

/** Live tables. */
export const quickTimetable: Timetable = { periodMs: 20_000, betMs: 12_000, drawMs: 13_000 };
/** Lotteries and races. */
export const calmTimetable: Timetable = { periodMs: 30_000, betMs: 19_000, drawMs: 20_000 };

/** The place of a moment in the timetable, which begins at the Unix epoch. */
export function drawAt(
  timetable: Pick<Timetable, 'periodMs' | 'betMs'>,
  nowMs: number,
): { readonly number: number; readonly opensAtMs: number; readonly closesAtMs: number } {
  const number = Math.floor(nowMs / timetable.periodMs);
  const opensAtMs = number * timetable.periodMs;
  return { number, opensAtMs, closesAtMs: opensAtMs + timetable.betMs };
}

/** With a beacon a draw comes later by its delay and a round at most; what follows it is as long as without. */
export function calmedBy(timetable: Timetable, beacon: BeaconChain | null): Timetable {
  if (!beacon) return timetable;
  return { ...timetable, periodMs: timetable.periodMs + (beaconDelaySeconds + beacon.periodSeconds) * 1_000 };
}
