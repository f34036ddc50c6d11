import type { TransferAnswer, TransferMethod, TransferRequest } from '@halls/contract/provider';
import { houseGames } from '@halls/house-games';
import { sports } from '#games/sports/sport/sports.ts';
import type { TradingDesk } from '#modules/sports';
import type { SportId } from '../../../play-protocol/sports-protocol.ts';

type Parts = { readonly desk: TradingDesk };
type Told<M extends TransferMethod> = Omit<TransferAnswer<M>, 'request_id'>;

/**
 * A provider that shows the sportsbook has its desk, of the sports that it shows and with the tickets that were placed there;
 * the others have none, which is null.
 */
function sportsTradedBy(provider: string): readonly SportId[] | null {
  const shown = houseGames.filter(({ gpId, engine }) => gpId === provider && engine === 'sports');
  if (shown.length === 0) return null;
  return shown.flatMap((game): readonly SportId[] => game.sports ?? sports.map(({ id }) => id));
}

export async function showBoard(
  { desk }: Parts,
  { gp_id: gpId, language }: TransferRequest<'trading-board'>,
): Promise<Told<'trading-board'>> {
  const traded = sportsTradedBy(gpId);
  if (!traded) return { status: 'REJECTED' };
  return { status: 'OK', board: await desk.board(traded, language) };
}

export async function showMatch(
  { desk }: Parts,
  { gp_id: gpId, match_id: matchId, language }: TransferRequest<'trading-match'>,
): Promise<Told<'trading-match'>> {
  const traded = sportsTradedBy(gpId);
  const seen = traded ? await desk.match(matchId, traded, language) : null;
  return seen ? { status: 'OK', seen } : { status: 'REJECTED' };
}

export async function showTickets(
  { desk }: Parts,
  request: TransferRequest<'trading-tickets'>,
): Promise<Told<'trading-tickets'>> {
  const { gp_id: gpId, operator_id: operatorId, match_id: matchId, language, cursor, limit } = request;
  const part = sportsTradedBy(gpId)
    ? await desk.tickets({ operatorId, gpId, matchId, language, cursor, limit })
    : null;
  if (!part) return { status: 'REJECTED' };
  return { status: 'OK', part: { tickets: [...part.tickets], next_cursor: part.nextCursor } };
}

export async function takeDeskOrder(
  { desk }: Parts,
  { gp_id: gpId, operator_id: operatorId, order_id: orderId, order }: TransferRequest<'trading-order'>,
): Promise<Told<'trading-order'>> {
  const traded = sportsTradedBy(gpId);
  if (!traded) return { status: 'REJECTED' };
  const end = await desk.take({ operatorId, orderId, order, traded });
  if (end === 'conflict') return { status: 'DUPLICATE_ORDER' };
  return end === 'done' ? { status: 'OK' } : { status: 'REJECTED', refusal: end.refused };
}
