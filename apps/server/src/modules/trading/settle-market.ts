import { officeEndpoints } from '@halls/contract/office';
import type { TradedMarket } from '@halls/contract/provider';
import type { Clock } from '@halls/service';
import type { z } from 'zod';
import type { ProviderConnections } from '#modules/provider-connection';
import { audited } from '#platform/audit/audited.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { insertOrder } from './desk-order.repo.ts';

type Asked = z.output<(typeof officeEndpoints.tradingSettle)['request']>;

interface Deps extends ProviderConnections {
  readonly clock: Clock;
}

/** A second person agrees that a market is settled by hand, or no longer; its provider is told then. */
export function settleMarket({ clock, providers, gameProviders }: Deps): Approvable {
  async function look({ gp_id: gpId, match_id: matchId, market_id: marketId, results }: Asked) {
    const connection = await providers.find(gpId);
    const seen = connection && (await gameProviders.trading(connection)?.match(matchId, 'en_US'));
    if (!seen) return fail(101);
    if (seen === 'none') return fail(102);
    const market = seen.markets.find((one) => one.market_id === marketId);
    if (!market) return fail(103);
    const codes = market.outcomes.map(({ outcome }) => outcome);
    const isWhole =
      !results ||
      (results.length === codes.length && codes.every((code) => results.some((one) => one.outcome === code)));
    return isWhole ? { ok: true as const, match: seen.match, market } : fail(104);
  }

  return defineApprovable(officeEndpoints.tradingSettle, {
    async describe(_transaction, input) {
      const looked = await look(input);
      if (!looked.ok) return looked;
      const { match, market } = looked;
      return {
        siteId: null,
        target: targetOf(input),
        targetName: `${match.home} – ${match.away}: ${market.name}`,
        before: resultsNow(market),
        after: resultsWanted(market, input),
        // another result meanwhile, and it is to be thought over
        baseRevision: JSON.stringify(market.outcomes.map((one) => [one.feed_result, one.desk_result])),
      };
    },
    async apply(transaction, input, { actor, askedBy, changeRequestId }) {
      const looked = await look(input);
      if (!looked.ok) return looked;
      const { gp_id: gpId, match_id, market_id, results = null, reason } = input;
      await insertOrder(transaction, {
        ...{ gpId, askedBy, changeRequestId, reason, askedAt: clock() },
        asked: { kind: 'settle', match_id, market_id, results },
      });
      const receipt = await audited(transaction, actor, 'trading.settled', {
        ...{ target: targetOf(input), changeRequestId, reason },
        before: resultsNow(looked.market),
        after: resultsWanted(looked.market, input),
      });
      return { ok: true, receipt };
    },
  });
}

function targetOf({ gp_id: gpId, match_id: matchId, market_id: marketId }: Asked): string {
  return `traded_market/${gpId}/${matchId}/${marketId}`;
}

function resultsNow({ outcomes }: TradedMarket): Readonly<Record<string, string>> {
  return Object.fromEntries(
    outcomes.map(({ name, feed_result: byFeed, desk_result: byDesk }) => [name, byDesk ?? byFeed ?? 'open']),
  );
}

function resultsWanted({ outcomes }: TradedMarket, { results }: Asked): Readonly<Record<string, string>> {
  return Object.fromEntries(
    outcomes.map(({ name, outcome, feed_result: byFeed }) => [
      name,
      results?.find((one) => one.outcome === outcome)?.result ?? byFeed ?? 'open',
    ]),
  );
}
