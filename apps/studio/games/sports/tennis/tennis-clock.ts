/** How long a match takes, and how much quicker it runs than a real one: a minute of play takes four seconds. */
export const pointMs = 2_200;
/** Before the first point of the next game, and of the next set. */
export const changeMs = 2_000;
export const setBreakMs = 10_000;

/** When, within its point, what may happen in it is known. */
export const momentMs = { chance: 500, point: 1_900 } as const;

const minuteMs = 4_000;

export function minuteAt(clockMs: number): number {
  return Math.floor(clockMs / minuteMs);
}

/** As a scoreboard writes how long a match has been on: "0:07", "1:42". */
export function labelOfMinute(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}
