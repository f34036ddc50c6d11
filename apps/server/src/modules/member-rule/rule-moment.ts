import type { Currency } from '@halls/contract';
import { dayOf, periodOf } from '#modules/site';

/** When and for what a rule is asked: facts are those of this moment, on this site, in this currency. */
export interface RuleMoment {
  readonly siteId: number;
  readonly currency: Currency;
  readonly now: Date;
  /** The site's day. */
  readonly today: string;
  readonly hour: number;
  /** 1 for Monday. */
  readonly weekday: number;
  readonly timeZone: string;
  /** Of the birthdays that are had today, as the database knows them. */
  readonly birthdayHashes: readonly string[];
}

const dayMs = 24 * 60 * 60_000;

export function momentOf(
  { siteId, timezone: timeZone }: { readonly siteId: number; readonly timezone: string },
  { currency, now, hashOfBirthday }: { currency: Currency; now: Date; hashOfBirthday(day: string): string },
): RuleMoment {
  const today = dayOf(now, timeZone);
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now);
  const weekday = new Date(today).getUTCDay();
  return {
    ...{ siteId, currency, now, today, timeZone },
    ...{ hour: Number(hour), weekday: weekday === 0 ? 7 : weekday },
    birthdayHashes: birthdaysOn(today).map(hashOfBirthday),
  };
}

/** As 03-07. Who was born on 29 February has their birthday a day earlier in other years. */
export function birthdaysOn(today: string): string[] {
  const day = today.slice(5);
  const tomorrow = new Date(Date.parse(today) + dayMs).toISOString().slice(5, 10);
  return day === '02-28' && tomorrow !== '02-29' ? [day, '02-29'] : [day];
}

/** The first of the last `days` days of the site, today among them, and when it began. */
export function windowOf({ today, timeZone }: RuleMoment, days: number): { firstDay: string; from: Date } {
  const firstDay = new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10);
  const { from } = periodOf({ from: firstDay, to: firstDay }, timeZone);
  return { firstDay, from: from ?? new Date(firstDay) };
}
