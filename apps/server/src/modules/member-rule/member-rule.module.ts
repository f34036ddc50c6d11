import type { Currency } from '@halls/contract';
import { memberModule } from '#modules/member';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { momentOf, type RuleMoment } from './rule-moment.ts';

export interface MemberRules {
  /** What rules are asked at. */
  momentOf(siteId: number, currency: Currency, now: Date): RuleMoment;
}

/** Whom something is for, by rules over facts about members. */
export const memberRuleModule = defineModule<
  MemberRules,
  { members: typeof memberModule; site: typeof siteModule }
>({
  name: 'member-rule',
  needs: { members: memberModule, site: siteModule },
  create: (_, { members, site }) => ({
    face: {
      momentOf(siteId, currency, now) {
        const found = site.findById(siteId);
        if (!found) throw new Error(`there is no site ${siteId}`);
        const { hashOfBirthday } = members.uniqueValues;
        return momentOf(found, { currency, now, hashOfBirthday });
      },
    },
  }),
});
