import { toBit } from '@halls/contract';
import { checkBonusSetting, checkCashSurplus } from '@halls/contract/agent';
import { implement } from '#platform/call.ts';
import { defineModule } from '#platform/module.ts';
import { succeed } from '#platform/result.ts';
import { readBonusSetting } from './bonus-setting.repo.ts';

/** What a site runs for its members in a currency. */
export const bonusSettingModule = defineModule({
  name: 'bonus-setting',
  needs: {},
  create: ({ sql }) => ({
    routes: [
      implement(checkBonusSetting, async (input, { site }) => {
        const currency = input.member_currency ?? input.currency ?? site.defaultCurrency;
        const { isFriend } = await readBonusSetting(sql, site.siteId, currency);
        return succeed({ is_friend: toBit(isFriend) });
      }),
      implement(checkCashSurplus, async (input, { actor }) => {
        const { isCashSurplus } = await readBonusSetting(sql, actor.siteId, input.currency ?? actor.currency);
        return succeed({ active: toBit(isCashSurplus) });
      }),
    ],
  }),
});
