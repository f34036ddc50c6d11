import type { z } from 'zod';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { dayOf, type SiteFace } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { presentVipTerms, readVipTerms, vipTermsInWords } from './terms.rules.ts';
import { insertVersion, lockLatest } from './version.repo.ts';

type Asked = z.output<(typeof officeEndpoints.vipPublish)['request']>;

/** A second person agrees to a site's levels from a day to come on. */
export function publishLevels({
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
    const read = readVipTerms(input.terms, input.currency);
    if ('faults' in read) return failFields(read.faults);
    if (input.from_day <= dayOf(clock(), found.timezone)) return fail(101);
    const key = { siteId: input.site_id, currency: input.currency };
    const latest = await lockLatest(transaction, key);
    const before = latest && {
      from_day: latest.from_day,
      ...vipTermsInWords(presentVipTerms(latest.terms, input.currency)),
    };
    const after = {
      from_day: input.from_day,
      ...vipTermsInWords(presentVipTerms(read.terms, input.currency)),
    };
    return { ok: true as const, key, terms: read.terms, version: latest?.version ?? 0, before, after };
  }

  return defineApprovable(officeEndpoints.vipPublish, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { version, before, after } = looked;
      return {
        ...{ siteId: input.site_id, target: `vip-plan/${input.currency}`, targetName: input.currency },
        ...{ before, after, baseRevision: String(version) },
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { key, terms, before, after } = looked;
      const version = await insertVersion(transaction, {
        ...{ ...key, fromDay: input.from_day, terms, changeRequestId, now: clock() },
      });
      const receipt = await audited(transaction, actor, 'vip.published', {
        ...{ target: `vip-plan/${input.currency}`, siteId: input.site_id, changeRequestId },
        ...{ before, after: { ...after, version }, reason: input.reason },
      });
      return { ok: true, receipt };
    },
  });
}
