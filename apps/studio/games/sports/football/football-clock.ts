/**
 * How long a match is, and how much quicker it runs than a real one: a minute of play takes four seconds. Minutes are
 * counted from 0 without a break; both halves have their added time always, so that what remains is never a guess.
 */
export const firstHalfMinutes = 46;
export const secondHalfMinutes = 48;
export const allMinutes = firstHalfMinutes + secondHalfMinutes;
export const minuteMs = 4_000;
export const breakMs = 24_000;

export const halfTimeMs = firstHalfMinutes * minuteMs;
export const secondHalfMs = halfTimeMs + breakMs;
export const fullTimeMs = secondHalfMs + secondHalfMinutes * minuteMs;

/** When, within its minute, what may happen in it is known. */
export const momentMs = { card: 500, corner: 1_000, danger: 1_600, shot: 2_800 } as const;

/** Since kick-off. */
export function startOfMinuteMs(minute: number): number {
  return minute * minuteMs + (minute >= firstHalfMinutes ? breakMs : 0);
}

export function halfOfMinute(minute: number): 0 | 1 {
  return minute < firstHalfMinutes ? 0 : 1;
}

/** The first minute of which that moment is still to come. */
export function firstUnknownMinute(clockMs: number, moment: keyof typeof momentMs): number {
  for (let minute = minuteAt(clockMs); minute < allMinutes; minute += 1)
    if (startOfMinuteMs(minute) + momentMs[moment] > clockMs) return minute;
  return allMinutes;
}

/** The minute that runs, or that comes after the break. */
export function minuteAt(clockMs: number): number {
  if (clockMs < halfTimeMs) return Math.max(0, Math.floor(clockMs / minuteMs));
  if (clockMs < secondHalfMs) return firstHalfMinutes;
  return Math.min(allMinutes, Math.floor((clockMs - breakMs) / minuteMs));
}

/** As a scoreboard writes it: "1'" … "45'", "45+1'", "46'" … "90+3'". */
export function labelOfMinute(minute: number): string {
  const inHalf = halfOfMinute(minute) === 0 ? minute + 1 : minute - firstHalfMinutes + 1;
  const before = halfOfMinute(minute) === 0 ? 0 : 45;
  return inHalf <= 45 ? `${before + inHalf}'` : `${before + 45}+${inHalf - 45}'`;
}
