import type { TransferAnswer, TransferMethod, TransferRequest } from '@halls/contract/provider';
import { houseGames } from '@halls/house-games';
import type { TradingDesk } from '#modules/sports';

type Parts = { readonly desk: TradingDesk };
type Told<M extends TransferMethod> = Omit<TransferAnswer<M>, 'request_id'>;

/** A provider that shows the sportsbook has its desk, with the tickets that were placed there; the others have none. */
function hasDesk(provider: string): boolean {
  return houseGames.some(({ gpId, engine }) => gpId === provider && engine === 'sports');
}

export async function showBoard(
  { desk }: Parts,
  { gp_id: gpId, language }: TransferRequest<'trading-board'>,
): Promise<Told<'trading-board'>> {
  if (!hasDesk(gpId)) return { status: 'REJECTED' };
  return { status: 'OK', board: await desk.board(language) };
}

export async function showMatch(
  { desk }: Parts,
  { gp_id: gpId, match_id: matchId, language }: TransferRequest<'trading-match'>,
): Promise<Told<'trading-match'>> {
  const seen = hasDesk(gpId) ? await desk.match(matchId, language) : null;
  return seen ? { status: 'OK', seen } : { status: 'REJECTED' };
}

export async function showTickets(
  { desk }: Parts,
  request: TransferRequest<'trading-tickets'>,
): Promise<Told<'trading-tickets'>> {
  const { gp_id: gpId, operator_id: operatorId, match_id: matchId, language, cursor, limit } = request;
  const part = hasDesk(gpId)
    ? await desk.tickets({ operatorId, gpId, matchId, language, cursor, limit })
    : null;
  if (!part) return { status: 'REJECTED' };
  return { status: 'OK', part: { tickets: [...part.tickets], next_cursor: part.nextCursor } };
}

export async function takeDeskOrder(
  { desk }: Parts,
  { gp_id: gpId, operator_id: operatorId, order_id: orderId, order }: TransferRequest<'trading-order'>,
): Promise<Told<'trading-order'>> {
  if (!hasDesk(gpId)) return { status: 'REJECTED' };
  const end = await desk.take({ operatorId, orderId, order });
  if (end === 'conflict') return { status: 'DUPLICATE_ORDER' };
  return end === 'done' ? { status: 'OK' } : { status: 'REJECTED', refusal: end.refused };
}
