import type { Currency } from '@halls/contract';
import { sumCreditedBetween } from '#modules/cashier';
import { sumTurnoverBetween } from '#modules/play';
import { dayOf, periodOf } from '#modules/site';
import type { Sql } from '#platform/database.ts';
import { findCalendar, type Calendar } from './calendar.repo.ts';
import type { Condition } from './sign-in-reward.rules.ts';
import { listVisits, type Visit } from './visit.repo.ts';

export interface Visitor {
  readonly memberId: number;
  readonly siteId: number;
  readonly currency: Currency;
}

/** A calendar as it stands for a member at an instant. */
export interface CalendarOfMember {
  readonly calendar: Calendar;
  readonly visits: readonly Visit[];
  readonly today: string;
  readonly todayEndsAt: Date;
  /** Null: a day does not ask for it. */
  readonly deposit: Condition | null;
  readonly turnover: Condition | null;
}

export async function readCalendar(
  sql: Sql,
  { memberId, siteId, currency }: Visitor,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<CalendarOfMember | null> {
  const today = dayOf(now, timeZone);
  const calendar = await findCalendar(sql, { siteId, currency, day: today });
  if (!calendar) return null;
  const { from = now, until = now } = periodOf({ from: today, to: today }, timeZone);
  const whose = { memberId, currency };
  const { calendarId, depositMinor, turnoverMinor } = calendar;
  const [visits, deposited, [played = 0n]] = await Promise.all([
    listVisits(sql, { calendarId, memberId }),
    depositMinor > 0n ? sumCreditedBetween(sql, { ...whose, from, until }) : 0n,
    turnoverMinor > 0n ? sumTurnoverBetween(sql, { ...whose, moments: [from] }) : [],
  ]);
  return {
    ...{ calendar, visits, today, todayEndsAt: until },
    deposit: conditionOf(depositMinor, deposited),
    turnover: conditionOf(turnoverMinor, played),
  };
}

function conditionOf(askedMinor: bigint, doneMinor: bigint): Condition | null {
  return askedMinor > 0n ? { askedMinor, doneMinor } : null;
}
