import { officeEndpoints } from '@halls/contract/office';
import { dayOf, type Site } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { listCalendars, lockCalendar, stopCalendar } from './calendar.repo.ts';
import { presentOfficeCalendar } from './sign-in-reward.present.ts';
import { officeStateOf } from './sign-in-reward.rules.ts';

const pageSize = 50;

export interface OfficeCalendarDeps {
  readonly sql: Sql;
  findSite(siteId: number): Site | undefined;
}

export function signInRewardOfficeRoutes({ sql, findSite }: OfficeCalendarDeps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.signInRewardCalendars, async (input, { now }) => {
      const site = findSite(input.site_id);
      if (!site) return fail(404);
      const limit = input.limit ?? pageSize;
      const beforeId = readNumberCursor(input.cursor);
      const found = await listCalendars(sql, { siteId: site.siteId, beforeId, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const today = dayOf(now, site.timezone);
      return succeed({
        list: shown.map((calendar) => presentOfficeCalendar(calendar, today)),
        next_cursor: found.length > limit ? String(shown.at(-1)?.calendarId) : null,
      });
    }),

    implementChange(officeEndpoints.signInRewardStop, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const site = findSite(input.site_id);
        if (!site) return fail(404);
        const which = { siteId: site.siteId, calendarId: input.calendar_id };
        const calendar = await lockCalendar(transaction, which);
        if (!calendar) return fail(404);
        const state = officeStateOf(calendar, dayOf(now, site.timezone), calendar.stoppedAt !== null);
        if (state === 'stopped' || state === 'over') return fail(101);
        await stopCalendar(transaction, calendar.calendarId, now);
        const receipt = await audited(transaction, actor, 'sign_in_reward.stopped', {
          target: `sign_in_calendar/${calendar.calendarId}`,
          siteId: site.siteId,
          before: { state },
          after: { state: 'stopped' },
          reason: input.reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}
