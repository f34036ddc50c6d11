import { formatMinor } from '@halls/contract';
import { jackpot } from '@halls/contract/content';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { succeed } from '#platform/result.ts';
import type { Jackpots } from './create-jackpots.ts';
import { findWins } from './jackpot.repo.ts';
import { formatJackpot } from './jackpot.rules.ts';

export function jackpotRoutes(sql: Sql, jackpots: Jackpots): Implementation[] {
  return [
    implement(jackpot, async ({ currency: asked }, { site }) => {
      const currency = asked ?? site.defaultCurrency;
      const [amountMinor, wins] = await Promise.all([
        jackpots.amountOf(site.siteId, currency),
        findWins(sql, site.siteId, currency),
      ]);
      return succeed({
        jackpot_amount_total: formatJackpot(amountMinor, currency),
        jackpot_win_list: wins.map((win) => ({
          member_account: win.memberAccount,
          amount: formatMinor(win.amountMinor, currency),
          won_at: win.wonAt.toISOString(),
        })),
      });
    }),
  ];
}
