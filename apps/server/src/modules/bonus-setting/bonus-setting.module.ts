import { toBit } from '@halls/contract';
import { checkBonusSetting, checkCashSurplus } from '@halls/contract/agent';
import { findRunningTerms } from '#modules/recommendation';
import { implement } from '#platform/call.ts';
import { defineModule } from '#platform/module.ts';
import { succeed } from '#platform/result.ts';
import { isCashSurplusActive } from './bonus-setting.repo.ts';

/** What a site runs for its members in a currency. */
export const bonusSettingModule = defineModule({
  name: 'bonus-setting',
  needs: {},
  create: ({ sql }) => ({
    routes: [
      implement(checkBonusSetting, async (input, { site }) => {
        const currency = input.member_currency ?? input.currency ?? site.defaultCurrency;
        const terms = await findRunningTerms(sql, { siteId: site.siteId, currency });
        return succeed({ is_friend: toBit(terms !== null) });
      }),
      implement(checkCashSurplus, async (input, { actor }) => {
        const currency = input.currency ?? actor.currency;
        return succeed({ active: toBit(await isCashSurplusActive(sql, actor.siteId, currency)) });
      }),
    ],
  }),
});
