import { formatMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { readOfficeMember } from '#modules/member';
import { dayOf, type SiteFace } from '#modules/site';
import type { Sql } from '#platform/database.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import { readVip } from './read-standing.ts';
import { countLevels, listSteps, tryTerms } from './standing.repo.ts';
import { presentVipTerms, readVipTerms } from './terms.rules.ts';
import { findVersionOn, listVersions } from './version.repo.ts';
import { windowTo } from './window.rules.ts';

export interface VipOfficeDeps {
  readonly sql: Sql;
  /** Waits longer for what goes over all members. */
  readonly patient: Sql;
  readonly site: Pick<SiteFace, 'findById'>;
}

export function vipOfficeRoutes({ sql, patient, site }: VipOfficeDeps): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.vipPlans, async ({ site_id: siteId }, { now }) => {
      const found = site.findById(siteId);
      if (!found) return fail(404);
      const versions = await listVersions(sql, siteId);
      const counts = await countLevels(sql, siteId);
      const today = dayOf(now, found.timezone);
      const list = [];
      for (const currency of new Set(versions.map((each) => each.currency))) {
        const inForce = await findVersionOn(sql, { siteId, currency }, today);
        list.push({
          currency,
          versions: versions
            .filter((each) => each.currency === currency)
            .map(({ version, from_day: fromDay, terms }) => ({
              ...{ version, from_day: fromDay, terms: presentVipTerms(terms, currency) },
              state:
                fromDay > today
                  ? ('coming' as const)
                  : version === inForce?.version
                    ? ('in_force' as const)
                    : ('over' as const),
            })),
          members: counts
            .filter((each) => each.currency === currency)
            .map(({ level, members }) => ({ level, members })),
        });
      }
      return succeed({ list });
    }),

    implementQuery(officeEndpoints.vipTry, async (input, { now }) => {
      const found = site.findById(input.site_id);
      if (!found) return fail(404);
      const { site_id: siteId, currency } = input;
      if (!found.currencies.includes(currency)) return failFields({ currency: 'error.field_not_allowed' });
      const read = readVipTerms(input.terms, currency);
      if ('faults' in read) return failFields(read.faults);
      const day = lastDayOfLastMonth(dayOf(now, found.timezone));
      const { from, until } = windowTo(day, read.terms.window_days, found.timezone);
      const levels = await tryTerms(patient, { siteId, currency, terms: read.terms, day, from, until });
      return succeed({
        day,
        levels: levels.map(({ level, members, award_minor: awardMinor }) => ({
          ...{ level, members, award_cost: formatMinor(BigInt(awardMinor), currency) },
        })),
      });
    }),

    implementQuery(officeEndpoints.vipMember, async (input, { now, language }) => {
      const { site_id: siteId, member_id: memberId } = input;
      const member = await readOfficeMember(sql, { siteId, memberId });
      const found = site.findById(siteId);
      if (!member || !found) return fail(404);
      const standing = await readVip(sql, member, { timeZone: found.timezone, now, language });
      if (!standing) return succeed(null);
      const { currency, level, levels, turnover, deposit, keep_until } = standing;
      const steps = await listSteps(sql, memberId);
      return succeed({
        ...{ currency, level, turnover, deposit, keep_until },
        name: levels[level - 1]?.name ?? '',
        steps: steps.map((step) => ({ ...step, made_at: step.made_at.toISOString() })),
      });
    }),
  ];
}

function lastDayOfLastMonth(today: string): string {
  return new Date(Date.parse(`${today.slice(0, 8)}01`) - 24 * 60 * 60_000).toISOString().slice(0, 10);
}
