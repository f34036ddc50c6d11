import type { HouseGame, PicksModelId } from '@halls/house-games';
import { hasCards, timetableOf } from '../picks-models.ts';

/** A bet on several draws of a table, one after the other, and when it ends before. Amounts in minor units. */
export interface PlanTerms {
  /** What the first draw costs. */
  readonly baseMinor: bigint;
  readonly draws: number;
  readonly schedule: ScheduleId;
  /** A draw that brings more than it cost ends it. */
  readonly endsAtWin: boolean;
  /** So does a draw that brings this much, whatever it cost; null: none does. */
  readonly winStopMinor: bigint | null;
  /** As much may be lost, and never more; null: what all draws cost. */
  readonly lossStopMinor: bigint | null;
}

export const fewestDraws = 2;
export const mostDraws = 50;

/**
 * How the stake goes on, as times of the first one: it rises by one time, or doubles, each time that so many draws in a
 * row were not won, and begins again after a win.
 */
export const schedules = {
  flat: { rise: 'none', every: 1 },
  'plus-1': { rise: 'add', every: 1 },
  'double-5': { rise: 'double', every: 5 },
  'double-3': { rise: 'double', every: 3 },
  'double-2': { rise: 'double', every: 2 },
  'double-1': { rise: 'double', every: 1 },
} as const satisfies Readonly<
  Record<string, { readonly rise: 'none' | 'add' | 'double'; readonly every: number }>
>;

export type ScheduleId = keyof typeof schedules;
export const scheduleIds = Object.keys(schedules) as readonly ScheduleId[];

/** Where prizes are long in coming, and players used to raise what they chase them with. */
const chasedModels: ReadonlySet<string> = new Set<PicksModelId>([
  ...(['digits-3', 'digits-5', 'ranks-10', 'keno', 'mark-six', 'prizes-18'] as const),
]);

/** A session has to outlive a plan: a table that draws once a day has none. */
const longestPeriodMs = 5 * 60_000;

/** The schedules that a game's table has for plans; none where a plan can't be made. */
export function schedulesOf(game: Pick<HouseGame, 'engine' | 'model'>): readonly ScheduleId[] {
  const timetable = timetableOf(game);
  if (!timetable || timetable.periodMs > longestPeriodMs) return [];
  // a bet on one field is none on the next
  if (hasCards(game)) return [];
  return chasedModels.has(game.model) ? scheduleIds : ['flat'];
}

/** The stake after so many draws in a row that were not won, in times of the first. */
export function timesAfter(schedule: ScheduleId, lostInARow: number): bigint {
  const { rise, every } = schedules[schedule];
  const steps = BigInt(Math.floor(lostInARow / every));
  if (rise === 'double') return 2n ** steps;
  return rise === 'add' ? 1n + steps : 1n;
}

export interface PlanRow {
  readonly draw: number;
  readonly times: bigint;
  readonly stakeMinor: bigint;
  /** With all draws before. */
  readonly totalMinor: bigint;
}

/** The draws of a plan in which nothing is won, as far as the loss that was named lets it go. */
export function rowsOf(terms: PlanTerms): PlanRow[] {
  const rows: PlanRow[] = [];
  let totalMinor = 0n;
  for (let draw = 1; draw <= terms.draws; draw += 1) {
    const times = timesAfter(terms.schedule, draw - 1);
    const stakeMinor = times * terms.baseMinor;
    totalMinor += stakeMinor;
    if (terms.lossStopMinor !== null && totalMinor > terms.lossStopMinor) break;
    rows.push({ draw, times, stakeMinor, totalMinor });
  }
  return rows;
}

/** What a plan can cost at most: no run of its draws loses more. */
export function mostCostMinor(terms: PlanTerms): bigint {
  const { lossStopMinor } = terms;
  const wholeMinor = rowsOf({ ...terms, lossStopMinor: null }).at(-1)?.totalMinor ?? 0n;
  return lossStopMinor !== null && lossStopMinor < wholeMinor ? lossStopMinor : wholeMinor;
}

/** The first draw that would cost more than the table takes; null where none does. */
export function drawOverLimit(terms: PlanTerms, limitMinor: bigint): PlanRow | null {
  // a win in between lets a plan go deeper than the loss alone would
  return rowsOf({ ...terms, lossStopMinor: null }).find((row) => row.stakeMinor > limitMinor) ?? null;
}
