import { formatMinor } from '@halls/contract';
import { claimSignInReward, signInReward } from '@halls/contract/sign-in-reward';
import type { Member } from '#platform/actor.ts';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed } from '#platform/result.ts';
import { readCalendar } from './read-calendar.ts';
import { presentCalendar } from './sign-in-reward.present.ts';
import { isMet } from './sign-in-reward.rules.ts';
import { claim } from './visit.repo.ts';

export interface CalendarDeps {
  readonly sql: Sql;
  timeZoneOf(siteId: number): string;
}

/** The calendar of members, for themselves. */
export function signInRewardRoutes({ sql, timeZoneOf }: CalendarDeps): Implementation[] {
  const read = (member: Member, now: Date) =>
    readCalendar(sql, member, { timeZone: timeZoneOf(member.siteId), now });
  return [
    implement(signInReward, async (_input, { actor, now }) => {
      const standing = await read(actor, now);
      return succeed(standing && presentCalendar(standing));
    }),

    implement(claimSignInReward, async (_input, { actor, now }) => {
      const standing = await read(actor, now);
      if (!standing) return fail(102);
      const { calendar, today, deposit, turnover, visits } = standing;
      if (visits.some(({ day }) => day === today)) return fail(101);
      if (!isMet([deposit, turnover].filter((each) => each !== null))) return fail(103);
      const { calendarId, currency } = calendar;
      const claimed = await claim(sql, { calendarId, memberId: actor.memberId, day: today, now });
      if (claimed.outcome !== 'given') return fail(claimed.outcome === 'done' ? 101 : 102);
      const { amountMinor } = claimed;
      const after = { ...standing, visits: [...visits, { day: today, amountMinor }] };
      return succeed({ cash: formatMinor(amountMinor, currency), calendar: presentCalendar(after) });
    }),
  ];
}
