import { readMinor, formatMinor, type Currency } from '@halls/contract';
import { longestSignInRewardDays, type OfficeSignInRewardCalendar } from '@halls/contract/office';

/** A calendar as it is being typed. */
export interface TypedCalendar {
  readonly currency: Currency;
  readonly first_day: string;
  readonly last_day: string;
  readonly amount: string;
  /** A line for each time that gives something else, such as `7: 5`. */
  readonly milestones: string;
  readonly turnover_percent: string;
  readonly deposit: string;
  readonly turnover: string;
  readonly budget: string;
}

const dayMs = 24 * 60 * 60_000;

export function countDays({ first_day: first, last_day: last }: TypedCalendar): number {
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  return Number.isInteger(days) && days > 0 ? Math.min(days, longestSignInRewardDays) : 0;
}

export type Milestones = OfficeSignInRewardCalendar['milestones'];

/** The lines as times and amounts; null where a line is neither. */
export function readMilestones(typed: string): Milestones | null {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const milestones = lines.map((line) => /^(\d{1,2})\s*[:=]\s*(\d{1,15}(?:\.\d{1,2})?)$/.exec(line));
  return milestones.every((each) => each !== null)
    ? milestones.map(([, time = '', amount = '']) => ({ time: Number(time), amount }))
    : null;
}

/** What a member gets who comes every day; null while that can't be said. */
export function mostPerMember(typed: TypedCalendar): string | null {
  const days = countDays(typed);
  const milestones = readMilestones(typed.milestones);
  const amountMinor = minorOf(typed.amount, typed.currency);
  if (days === 0 || milestones === null || amountMinor === null) return null;
  const named = new Map(milestones.map(({ time, amount }) => [time, minorOf(amount, typed.currency)]));
  let sumMinor = 0n;
  for (let time = 1; time <= days; time += 1) {
    const minor = named.has(time) ? named.get(time) : amountMinor;
    if (minor === null || minor === undefined) return null;
    sumMinor += minor;
  }
  return formatMinor(sumMinor, typed.currency);
}

function minorOf(amount: string, currency: Currency): bigint | null {
  return /^\d{1,15}(\.\d{1,2})?$/.test(amount.trim()) ? readMinor(amount.trim(), currency) : null;
}
