import { readMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { z } from 'zod';
import type { Site } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { presentTerms } from './recommendation.present.ts';
import { findRunningTerms, insertTerms, type NewTerms } from './terms.repo.ts';

type Asked = z.output<(typeof officeEndpoints.recommendationStart)['request']>;

/** A second person agrees to what a site gives for friends of a currency who come from now on. */
export function startTerms({
  findSite,
  clock,
}: {
  findSite(siteId: number): Site | undefined;
  readonly clock: Clock;
}): Approvable {
  async function look(transaction: SqlTransaction, input: Asked) {
    const site = findSite(input.site_id);
    if (!site) return fail(404);
    if (!site.currencies.includes(input.currency)) return failFields({ currency: 'error.field_not_allowed' });
    const read = readTerms(input);
    if ('faults' in read) return failFields(read.faults);
    const running = await findRunningTerms(transaction, read.terms);
    return { ok: true as const, terms: read.terms, running };
  }
  const inWords = (terms: NewTerms) => ({ currency: terms.currency, ...presentTerms(terms) });

  return defineApprovable(officeEndpoints.recommendationStart, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { terms, running } = looked;
      return {
        siteId: terms.siteId,
        target: `recommendation_terms/${terms.currency}`,
        targetName: terms.currency,
        amount: { currency: terms.currency, amountMinor: terms.monthCapMinor },
        before: running && inWords(running),
        after: inWords(terms),
        baseRevision: String(running?.version ?? 0),
      };
    },
    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { running } = looked;
      const terms = await insertTerms(transaction, looked.terms, clock());
      const receipt = await audited(transaction, actor, 'recommendation.started', {
        target: `recommendation_terms/${terms.termsId}`,
        siteId: terms.siteId,
        changeRequestId,
        before: running && inWords(running),
        after: inWords(terms),
        reason: input.reason,
      });
      return { ok: true, receipt };
    },
  });
}

type Faults = Record<string, 'error.field_format' | 'error.field_not_allowed'>;

function readTerms(input: Asked): { readonly terms: NewTerms } | { readonly faults: Faults } {
  const faults: Faults = {};
  const minor = (name: 'deposit' | 'turnover' | 'reward' | 'friend_reward' | 'month_cap'): bigint => {
    const amountMinor = readMinor(input[name], input.currency);
    if (amountMinor === null) faults[name] = 'error.field_format';
    return amountMinor ?? 0n;
  };
  const terms: NewTerms = {
    siteId: input.site_id,
    currency: input.currency,
    depositMinor: minor('deposit'),
    turnoverMinor: minor('turnover'),
    days: input.days,
    rewardMinor: minor('reward'),
    friendRewardMinor: minor('friend_reward'),
    turnoverPercent: input.turnover_percent,
    monthCapMinor: minor('month_cap'),
  };
  if (terms.rewardMinor === 0n) faults.reward ??= 'error.field_not_allowed';
  if (terms.monthCapMinor < terms.rewardMinor) faults.month_cap ??= 'error.field_not_allowed';
  if (terms.depositMinor === 0n && terms.turnoverMinor === 0n) faults.deposit ??= 'error.field_not_allowed';
  return Object.keys(faults).length > 0 ? { faults } : { terms };
}
