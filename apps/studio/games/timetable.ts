/** When a table draws: a new draw begins every `periodMs`, and takes stakes for its first `betMs`. */
export interface Timetable {
  readonly periodMs: number;
  readonly betMs: number;
}

/** Live tables. */
export const quickTimetable: Timetable = { periodMs: 20_000, betMs: 12_000 };
/** Lotteries and races. */
export const calmTimetable: Timetable = { periodMs: 30_000, betMs: 19_000 };

/** The draw that is on at a moment, counted from the Unix epoch, and until when it takes stakes. */
export function drawAt(
  timetable: Timetable,
  nowMs: number,
): { readonly number: number; readonly opensAtMs: number; readonly closesAtMs: number } {
  const number = Math.floor(nowMs / timetable.periodMs);
  const opensAtMs = number * timetable.periodMs;
  return { number, opensAtMs, closesAtMs: opensAtMs + timetable.betMs };
}
