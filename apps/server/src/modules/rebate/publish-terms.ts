import type { z } from 'zod';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { dayOf, type SiteFace } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { isMonday } from './period.rules.ts';
import { insertVersion, listVersions, lockPlan } from './plan.repo.ts';
import { presentTerms, readTerms, termsInWords } from './terms.rules.ts';

type Asked = z.output<(typeof officeEndpoints.rebatePublish)['request']>;

/** A second person agrees to what a site gives back from a day to come on. */
export function publishTerms({
  clock,
  site,
}: {
  readonly clock: Clock;
  readonly site: Pick<SiteFace, 'findById'>;
}): Approvable {
  async function look(transaction: SqlTransaction, input: Asked) {
    const found = site.findById(input.site_id);
    if (!found) return fail(404);
    if (!found.currencies.includes(input.currency))
      return failFields({ currency: 'error.field_not_allowed' });
    const read = readTerms(input.terms, input);
    if ('faults' in read) return failFields(read.faults);
    if (input.from_day <= dayOf(clock(), found.timezone)) return fail(102);
    if (input.period === 'week' && !isMonday(input.from_day)) return fail(103);
    const key = { siteId: input.site_id, currency: input.currency, kind: input.kind };
    const plan = await lockPlan(transaction, key);
    if (plan && plan.period !== input.period) return fail(101);
    const [latest] = plan ? await listVersions(transaction, [plan.plan_id]) : [];
    const before = latest
      ? { from_day: latest.from_day, ...termsInWords(presentTerms(latest.terms, input.currency)) }
      : null;
    const after = { from_day: input.from_day, ...termsInWords(presentTerms(read.terms, input.currency)) };
    return { ok: true as const, key, terms: read.terms, version: latest?.version ?? 0, before, after };
  }

  return defineApprovable(officeEndpoints.rebatePublish, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { version, before, after } = looked;
      const { site_id: siteId, currency, kind, period } = input;
      return {
        ...{
          siteId,
          target: `rebate-plan/${kind} ${currency}`,
          targetName: `${kind} ${currency} (${period})`,
        },
        ...{ before, after, baseRevision: String(version) },
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { key, terms, before, after } = looked;
      const { period, from_day: fromDay } = input;
      const written = await insertVersion(transaction, {
        ...{ ...key, period, fromDay, terms, changeRequestId, now: clock() },
      });
      const receipt = await audited(transaction, actor, 'rebate.published', {
        ...{ target: `rebate-plan/${written.planId}`, siteId: input.site_id, changeRequestId },
        ...{ before, after: { ...after, version: written.version }, reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}
