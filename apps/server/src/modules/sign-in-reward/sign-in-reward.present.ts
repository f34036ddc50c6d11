import { formatMinor, type Currency } from '@halls/contract';
import type { OfficeSignInRewardCalendar } from '@halls/contract/office';
import type { SignInRewardCalendar } from '@halls/contract/sign-in-reward';
import type { Calendar, CalendarAndVisits } from './calendar.repo.ts';
import type { CalendarOfMember } from './read-calendar.ts';
import {
  buttonOf,
  daysOf,
  isMet,
  milestonesOf,
  officeStateOf,
  stateOfDay,
  type Condition,
} from './sign-in-reward.rules.ts';

export function presentCalendar(of: CalendarOfMember): SignInRewardCalendar {
  const { calendar, visits, today, deposit, turnover } = of;
  const { currency } = calendar;
  const money = (amountMinor: bigint) => formatMinor(amountMinor, currency);
  const given = new Map(visits.map(({ day, amountMinor }) => [day, amountMinor]));
  const next = calendar.rewardsMinor[visits.length];
  return {
    calendar_id: calendar.calendarId,
    currency,
    first_day: calendar.firstDay,
    last_day: calendar.lastDay,
    today,
    today_ends_at: of.todayEndsAt.toISOString(),
    button: buttonOf(given.has(today), isMet([deposit, turnover].filter((each) => each !== null))),
    days: daysOf(calendar).map((day) => {
      const amountMinor = given.get(day);
      return {
        day,
        state: stateOfDay(day, today, amountMinor !== undefined),
        given: amountMinor === undefined ? null : money(amountMinor),
      };
    }),
    times: visits.length,
    given: money(visits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
    next: next === undefined ? null : money(next),
    rewards: calendar.rewardsMinor.map(money),
    turnover_percent: calendar.turnoverPercent,
    deposit: presentCondition(deposit, currency),
    turnover: presentCondition(turnover, currency),
  };
}

function presentCondition(condition: Condition | null, currency: Currency) {
  return (
    condition && {
      asked: formatMinor(condition.askedMinor, currency),
      done: formatMinor(condition.doneMinor, currency),
    }
  );
}

export function presentOfficeCalendar(
  calendar: CalendarAndVisits,
  today: string,
): OfficeSignInRewardCalendar {
  const { currency } = calendar;
  return {
    calendar_id: calendar.calendarId,
    ...termsInWords(calendar),
    currency,
    state: officeStateOf(calendar, today, calendar.stoppedAt !== null),
    given: formatMinor(calendar.usedMinor, currency),
    members: calendar.members,
    times: calendar.times,
    most_per_member: formatMinor(
      calendar.rewardsMinor.reduce((sum, reward) => sum + reward, 0n),
      currency,
    ),
    created_at: calendar.createdAt.toISOString(),
    stopped_at: calendar.stoppedAt?.toISOString() ?? null,
  };
}

type Terms = Omit<Calendar, 'calendarId' | 'siteId' | 'usedMinor' | 'createdAt' | 'stoppedAt'>;

/** As the log and those who have to agree see it. */
export function termsInWords(terms: Terms) {
  const { currency } = terms;
  const money = (amountMinor: bigint) => formatMinor(amountMinor, currency);
  const { amountMinor, milestones } = milestonesOf(terms.rewardsMinor);
  return {
    currency,
    first_day: terms.firstDay,
    last_day: terms.lastDay,
    amount: money(amountMinor),
    milestones: milestones.map((each) => ({ time: each.time, amount: money(each.amountMinor) })),
    turnover_percent: terms.turnoverPercent,
    deposit: money(terms.depositMinor),
    turnover: money(terms.turnoverMinor),
    budget: money(terms.budgetMinor),
  };
}
