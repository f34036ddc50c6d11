import { refusals } from '../../game-provider-adapter.ts';
import type { OrderTold, TradingProvider } from '../../trading-provider.ts';
import type { ProviderConnection } from '../../provider-connection.ts';
import type { HouseClient, HouseReply } from './house-client.ts';

/** The desk of a sportsbook whose provider speaks the protocol. */
export function createHouseTrading(connection: ProviderConnection, client: HouseClient): TradingProvider {
  return {
    async board(language) {
      const reply = await client.call(connection, 'trading-board', { language });
      return (reply.kind === 'answer' && reply.answer.board) || null;
    },
    async match(matchId, language) {
      const reply = await client.call(connection, 'trading-match', { match_id: matchId, language });
      if (reply.kind === 'unknown') return null;
      const { status, seen } = reply.answer;
      return status === 'REJECTED' ? 'none' : (seen ?? null);
    },
    async tickets({ matchId, cursor, limit }, language) {
      const asked = { match_id: matchId, cursor, limit, language };
      const reply = await client.call(connection, 'trading-tickets', asked);
      return (reply.kind === 'answer' && reply.answer.part) || null;
    },
    order: async (orderId, order) =>
      judge(await client.call(connection, 'trading-order', { order_id: orderId, order })),
  };
}

/** Maintenance passes: whoever is in it is asked again. */
function judge(reply: HouseReply<'trading-order'>): OrderTold {
  if (reply.kind === 'unknown')
    return reply.isNoMethod ? { kind: 'refused', word: 'no_desk' } : { kind: 'unknown', why: reply.why };
  const { status, refusal } = reply.answer;
  if (status === 'OK') return { kind: 'done' };
  if (refusal) return { kind: 'refused', word: refusal };
  const isRefusal = status === 'DUPLICATE_ORDER' || (refusals as readonly string[]).includes(status);
  return isRefusal && status !== 'MAINTENANCE'
    ? { kind: 'refused', word: status.toLowerCase() }
    : { kind: 'unknown', why: status };
}
