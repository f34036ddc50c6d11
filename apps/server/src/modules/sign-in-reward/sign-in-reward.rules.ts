import type { SignInRewardCalendar } from '@halls/contract/sign-in-reward';

/** Days are the site's, such as 2026-03-31. */
export interface CalendarDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

const dayMs = 24 * 60 * 60_000;

export function daysOf({ firstDay, lastDay }: CalendarDays): string[] {
  const count = Math.max(0, (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(firstDay) + index * dayMs).toISOString().slice(0, 10),
  );
}

/** What each time gives: the same, but for the times that are named; of two that name one, the last one counts. */
export function rewardsOf(
  times: number,
  amountMinor: bigint,
  milestones: readonly { readonly time: number; readonly amountMinor: bigint }[],
): bigint[] {
  const named = new Map(milestones.map((each) => [each.time, each.amountMinor]));
  return Array.from({ length: times }, (_, index) => named.get(index + 1) ?? amountMinor);
}

/** The other way round: the most frequent reward, and the times that give another one. */
export function milestonesOf(rewardsMinor: readonly bigint[]): {
  readonly amountMinor: bigint;
  readonly milestones: readonly { readonly time: number; readonly amountMinor: bigint }[];
} {
  const frequencies = Map.groupBy(rewardsMinor, (reward) => reward);
  const [[amountMinor] = [0n]] = [...frequencies].toSorted(([, one], [, other]) => other.length - one.length);
  const milestones = rewardsMinor
    .map((reward, index) => ({ time: index + 1, amountMinor: reward }))
    .filter((each) => each.amountMinor !== amountMinor);
  return { amountMinor, milestones };
}

type DayState = SignInRewardCalendar['days'][number]['state'];
type Button = SignInRewardCalendar['button'];

export function stateOfDay(day: string, today: string, isVisited: boolean): DayState {
  if (isVisited) return 'is_signin_success';
  if (day < today) return 'is_signin_pass';
  return day === today ? 'is_signin_true' : 'is_signin_noopen';
}

export interface Condition {
  readonly askedMinor: bigint;
  readonly doneMinor: bigint;
}

export function isMet(conditions: readonly Condition[]): boolean {
  return conditions.every(({ askedMinor, doneMinor }) => doneMinor >= askedMinor);
}

export function buttonOf(isVisitedToday: boolean, isConditionMet: boolean): Button {
  if (isVisitedToday) return 'click_signin_true';
  return isConditionMet ? 'click_signin' : 'click_signin_pass';
}

export type OfficeState = 'coming' | 'running' | 'over' | 'stopped';

export function officeStateOf(
  { firstDay, lastDay }: CalendarDays,
  today: string,
  isStopped: boolean,
): OfficeState {
  if (isStopped) return 'stopped';
  if (today < firstDay) return 'coming';
  return today > lastDay ? 'over' : 'running';
}
