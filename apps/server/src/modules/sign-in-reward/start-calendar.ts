import { readMinor } from '@halls/contract';
import { longestSignInRewardDays, officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { z } from 'zod';
import { dayOf, type Site } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { insertCalendar, overlaps, type NewCalendar } from './calendar.repo.ts';
import { termsInWords } from './sign-in-reward.present.ts';
import { daysOf, rewardsOf } from './sign-in-reward.rules.ts';

type Asked = z.output<(typeof officeEndpoints.signInRewardStart)['request']>;

/** A second person agrees that a site gives members something for coming, and it does from the calendar's first day on. */
export function startCalendar({
  findSite,
  clock,
}: {
  findSite(siteId: number): Site | undefined;
  readonly clock: Clock;
}): Approvable {
  async function look(transaction: SqlTransaction, input: Asked) {
    const now = clock();
    const site = findSite(input.site_id);
    if (!site) return fail(404);
    if (!site.currencies.includes(input.currency)) return failFields({ currency: 'error.field_not_allowed' });
    const terms = readTerms(input, now);
    if ('faults' in terms) return failFields(terms.faults);
    const { calendar } = terms;
    if (calendar.firstDay < dayOf(now, site.timezone)) return fail(102);
    if (await overlaps(transaction, calendar)) return fail(101);
    return { ok: true as const, calendar };
  }

  return defineApprovable(officeEndpoints.signInRewardStart, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { siteId, firstDay, lastDay, currency } = looked.calendar;
      return {
        siteId,
        target: `sign_in_calendar/${currency} ${firstDay}`,
        targetName: `${currency} ${firstDay} – ${lastDay}`,
        amount: { currency, amountMinor: looked.calendar.budgetMinor },
        before: null,
        after: termsInWords(looked.calendar),
        baseRevision: '',
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { calendar } = looked;
      const calendarId = await insertCalendar(transaction, calendar);
      const receipt = await audited(transaction, actor, 'sign_in_reward.started', {
        target: `sign_in_calendar/${calendarId}`,
        siteId: calendar.siteId,
        changeRequestId,
        before: null,
        after: termsInWords(calendar),
        reason: input.reason,
      });
      return { ok: true, receipt };
    },
  });
}

type Faults = Record<string, 'error.field_format' | 'error.field_not_allowed' | 'error.field_too_long'>;

function readTerms(
  input: Asked,
  now: Date,
): { readonly calendar: NewCalendar } | { readonly faults: Faults } {
  const faults: Faults = {};
  const minor = (name: string, amount: string, isMin1 = false): bigint => {
    const amountMinor = readMinor(amount, input.currency);
    if (amountMinor === null) faults[name] = 'error.field_format';
    else if (isMin1 && amountMinor === 0n) faults[name] = 'error.field_not_allowed';
    return amountMinor ?? 0n;
  };
  const days = daysOf({ firstDay: input.first_day, lastDay: input.last_day });
  if (days.length === 0) faults.last_day = 'error.field_not_allowed';
  else if (days.length > longestSignInRewardDays) faults.last_day = 'error.field_too_long';
  else if (input.milestones.some(({ time }) => time > days.length))
    faults.milestones = 'error.field_not_allowed';
  const amountMinor = minor('amount', input.amount, true);
  const milestones = input.milestones.map(({ time, amount }) => ({
    time,
    amountMinor: minor('milestones', amount, true),
  }));
  const calendar: NewCalendar = {
    siteId: input.site_id,
    currency: input.currency,
    firstDay: input.first_day,
    lastDay: input.last_day,
    rewardsMinor: rewardsOf(days.length, amountMinor, milestones),
    turnoverPercent: input.turnover_percent,
    depositMinor: minor('deposit', input.deposit),
    turnoverMinor: minor('turnover', input.turnover),
    budgetMinor: minor('budget', input.budget, true),
    createdAt: now,
  };
  return Object.keys(faults).length > 0 ? { faults } : { calendar };
}
