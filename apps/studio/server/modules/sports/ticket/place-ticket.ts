import { createHash, randomUUID } from 'node:crypto';
import { findHouseGame } from '@halls/house-games';
import { houseMath } from '#games/math-book.ts';
import { mostPayoutOf } from '#games/sports/ticket/payout.ts';
import type { GameSession } from '#modules/game-session';
import { lockPlayer } from '#modules/player';
import { insertRound } from '#modules/round';
import { deliverCall, findStakeCall, openStake, type WalletCall } from '#modules/seamless-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import type { AcceptPolicy, SportsRefusal } from '../../../../play-protocol/sports-protocol.ts';
import { type BuilderAsked, readLegs } from '../builder/read-builders.ts';
import type { SportsParts } from '../sports-parts.ts';
import { decideTicket } from './decide-ticket.ts';
import { isOfGame } from './legs-of-game.ts';
import { refusalOf, type Selection, sizesOf, type SlipLeg, unknownOf } from './read-slip.ts';
import { asOpen, judgeStake, roomFor } from './stake.rules.ts';
import { findTicketByRequest, insertTicket, type NewBuilder, type NewLeg } from './ticket.repo.ts';

export interface TicketRequest {
  readonly clientRequestId: string;
  readonly kind: string;
  readonly selections: readonly Selection[];
  readonly builders: readonly BuilderAsked[];
  readonly unitStakeMinor: bigint;
  readonly accept: AcceptPolicy;
}

type Placed = { readonly ticketId: string; readonly call: WalletCall | null };

/**
 * Places a ticket, once: the same `clientRequestId` again gives the same ticket. It is committed with its call to the wallet
 * before the wallet hears of it; what the wallet has said decides, or the end of the live delay.
 */
export async function placeTicket(
  parts: SportsParts,
  session: GameSession,
  request: TicketRequest,
): Promise<{ readonly ticketId: string } | { readonly refused: SportsRefusal }> {
  const placed = await parts.sql.transaction().execute((tx) => writeTicket(tx, parts, session, request));
  if ('refused' in placed) return placed;
  const { ticketId, call } = placed;
  // whoever repeats the request makes no second attempt beside the first
  if (call) await deliverCall(parts, call);
  await decideTicket(parts, ticketId);
  return { ticketId };
}

async function writeTicket(
  tx: SqlTransaction,
  parts: SportsParts,
  session: GameSession,
  request: TicketRequest,
): Promise<Placed | { readonly refused: SportsRefusal }> {
  const player = await lockPlayer(tx, session.playerId);
  const requestHash = hashOf(request);
  const earlier = await findTicketByRequest(tx, player.playerId, request.clientRequestId);
  if (earlier)
    return earlier.requestHash === requestHash
      ? { ticketId: earlier.ticketId, call: null }
      : { refused: 'ticket_conflict' };

  const sizes = sizesOf(request.kind, request.selections.length + request.builders.length);
  if (!sizes) return { refused: 'kind_unknown' };
  const now = await parts.tableClock(tx);
  const legs = await readLegs(tx, parts.jointPrices, request, { by: session, now });
  if (!legs || !isOfGame(session, legs)) return { refused: unknownOf(request.kind) };
  const room = roomFor(parts.caps, legs, { sizes, currency: session.currency });
  const refused = refusalOf(legs, request.accept) ?? judgeStake(request.unitStakeMinor, room);
  if (refused) return { refused };

  const ticketId = randomUUID();
  const stakeMinor = request.unitStakeMinor * BigInt(room.combinations);
  const round = { roundId: ticketId, gameCode: session.gameCode, stakeMinor, payoutMinor: 0n };
  await insertRound(tx, {
    ...round,
    playerId: player.playerId,
    sessionId: session.sessionId,
    clientRoundId: `ticket:${request.clientRequestId}`,
    bet: { stakeMinor },
    mathematics: mathematicsOf(session),
    clientSeed: ticketId,
    openedAt: now,
    chance: { isTicket: true },
  });
  const { unitStakeMinor, clientRequestId, kind, accept } = request;
  await insertTicket(
    tx,
    {
      ...{ ticketId, playerId: player.playerId, clientRequestId, requestHash, kind, sizes, accept },
      ...{ combinations: room.combinations, unitStakeMinor, stakeMinor, currency: session.currency },
      mostPayoutMinor: mostPayoutOf({ unitStakeMinor, sizes, legs: asOpen(legs) }),
      placedAt: now,
    },
    { legs: legs.flatMap(rowsOf).map((row, at) => ({ ...row, leg: at + 1 })), builders: buildersOf(legs) },
  );
  await openStake(tx, session, round, parts.clock());
  return { ticketId, call: (await findStakeCall(tx, ticketId)) ?? null };
}

/** A builder is a row for each of its parts, at the price that the part has alone. */
function rowsOf(leg: SlipLeg, place: number): Omit<NewLeg, 'leg'>[] {
  if (!leg.built) return [{ ...rowOf(leg), builder: null }];
  return leg.built.parts.map((part) => ({ ...rowOf(part), askedPrice: part.price, builder: place + 1 }));
}

function buildersOf(legs: readonly SlipLeg[]): NewBuilder[] {
  return legs.flatMap(({ built, selection, price }, place) =>
    built ? [{ builder: place + 1, askedPrice: selection.price, price, prices: built.prices }] : [],
  );
}

function rowOf({ selection, market, match, price, isLive, placeTerms }: SlipLeg) {
  return {
    matchId: match.matchId,
    marketId: market.marketId,
    outcome: selection.outcome,
    askedPrice: selection.price,
    price,
    marketVersion: market.version,
    isLive,
    moves: match.moves,
    placeTerms,
  };
}

function mathematicsOf({ gpId, gameCode }: GameSession): string {
  const game = findHouseGame(gpId, gameCode);
  if (!game) throw new Error(`there is no game ${gameCode}`);
  return houseMath.keyOf(game);
}

function hashOf({ kind, selections, builders, unitStakeMinor, accept }: TicketRequest): string {
  const content = [kind, accept, unitStakeMinor.toString(), ...selections.map((one) => Object.values(one))];
  if (builders.length > 0) content.push(JSON.stringify(builders));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
