import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { CatalogueFace } from '#modules/catalogue';
import type { ProviderConnections } from '#modules/provider-connection';
import type { SiteFace } from '#modules/site';
import type { Sql } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { listOrdersOf } from './desk-order.repo.ts';
import { deskOf, listDesks } from './find-desks.ts';
import { giveOrder } from './give-order.ts';
import { type AccountsOfOperators, presentOrders, presentTickets } from './trading.present.ts';

interface Deps extends ProviderConnections {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly catalogue: Pick<CatalogueFace, 'hallNames'>;
  readonly sites: Pick<SiteFace, 'all'>;
  readonly operators: AccountsOfOperators;
}

const pageSize = 50;
const ordersShown = 100;

/** The desks of the sportsbooks: what there is to see, and what is ordered there by one person. */
export function tradingOfficeRoutes(deps: Deps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.tradingDesks, async (_input, { language }) =>
      succeed({ list: await listDesks(deps, language) }),
    ),

    implementQuery(officeEndpoints.tradingBoard, async ({ gp_id: gpId }, { language }) => {
      const board = await (await deskOf(deps, gpId))?.board(language);
      return board ? succeed(board) : fail(101);
    }),

    implementQuery(officeEndpoints.tradingMatch, async ({ gp_id: gpId, match_id: matchId }, { language }) => {
      const seen = await (await deskOf(deps, gpId))?.match(matchId, language);
      if (seen === 'none') return fail(102);
      if (!seen) return fail(101);
      const orders = await listOrdersOf(sql, { gpId, matchId, limit: ordersShown });
      return succeed({ seen, orders: await presentOrders(deps.operators, orders) });
    }),

    implementQuery(officeEndpoints.tradingTickets, async (input, { language }) => {
      const part = await (
        await deskOf(deps, input.gp_id)
      )?.tickets(
        {
          matchId: input.match_id ?? null,
          cursor: input.cursor ?? '',
          limit: Math.min(input.limit ?? pageSize, pageSize),
        },
        language,
      );
      if (!part) return fail(101);
      return succeed({ list: await presentTickets(sql, part.tickets), next_cursor: part.next_cursor });
    }),

    ...tradingChanges(deps),
  ];
}

/** What one person orders at once. */
function tradingChanges(deps: Deps): OfficeImplementation[] {
  return [
    implementChange(officeEndpoints.tradingHold, ({ match_id, market_id = null, ...asked }, { actor }) =>
      giveOrder(deps, 'trading.held', { ...asked, actor, order: { kind: 'hold', match_id, market_id } }),
    ),
    implementChange(officeEndpoints.tradingRelease, ({ match_id, market_id = null, ...asked }, { actor }) =>
      giveOrder(deps, 'trading.released', {
        ...{ ...asked, actor },
        order: { kind: 'release', match_id, market_id },
      }),
    ),
    implementChange(officeEndpoints.tradingPrice, (input, { actor }) => {
      const { match_id, market_id, margin_bp = null, shift = null, ...asked } = input;
      return giveOrder(deps, 'trading.priced', {
        ...{ ...asked, actor },
        order: { kind: 'price', match_id, market_id, margin_bp, shift },
      });
    }),
  ];
}
