import { sql as raw } from 'kysely';
import type { LegResult } from '#games/sports/markets/leg-result.ts';
import type { EachWayTerms } from '#games/sports/outright/outright-markets.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { TicketRefusal } from '../../../../play-protocol/sports-protocol.ts';
import { readTicket, selectTickets, type Ticket } from './ticket-row.repo.ts';

export interface Leg {
  readonly ticketId: string;
  readonly leg: number;
  readonly matchId: number;
  readonly marketId: number;
  readonly outcome: string;
  readonly askedPrice: number;
  readonly price: number;
  readonly marketVersion: number;
  readonly isLive: boolean;
  readonly moves: number;
  readonly result: LegResult | null;
  /** Of the second half of an each-way bet. */
  readonly placeTerms: EachWayTerms | null;
}

const legColumns = [
  'ticket_id as ticketId',
  'leg',
  'match_id as matchId',
  'market_id as marketId',
  'outcome',
  'asked_price as askedPrice',
  'price',
  'market_version as marketVersion',
  'is_live as isLive',
  'moves',
  'result',
  'place_terms as placeTerms',
] as const;

export type NewTicket = Pick<
  Ticket,
  | 'ticketId'
  | 'playerId'
  | 'clientRequestId'
  | 'requestHash'
  | 'kind'
  | 'sizes'
  | 'combinations'
  | 'unitStakeMinor'
  | 'stakeMinor'
  | 'mostPayoutMinor'
  | 'currency'
  | 'accept'
  | 'placedAt'
>;

export async function insertTicket(
  tx: SqlTransaction,
  ticket: NewTicket,
  legs: readonly Omit<Leg, 'ticketId' | 'result'>[],
): Promise<void> {
  await tx
    .insertInto('sports.ticket')
    .values({
      ticket_id: ticket.ticketId,
      player_id: ticket.playerId,
      client_request_id: ticket.clientRequestId,
      request_hash: ticket.requestHash,
      kind: ticket.kind,
      sizes: [...ticket.sizes],
      combinations: ticket.combinations,
      unit_stake_minor: ticket.unitStakeMinor.toString(),
      stake_minor: ticket.stakeMinor.toString(),
      most_payout_minor: ticket.mostPayoutMinor.toString(),
      currency: ticket.currency,
      accept_policy: ticket.accept,
      state: 'reserved',
      placed_at: ticket.placedAt,
    })
    .execute();
  await tx
    .insertInto('sports.ticket_leg')
    .values(
      legs.map((leg) => ({
        ticket_id: ticket.ticketId,
        leg: leg.leg,
        match_id: leg.matchId,
        market_id: leg.marketId,
        outcome: leg.outcome,
        asked_price: leg.askedPrice,
        price: leg.price,
        market_version: leg.marketVersion,
        is_live: leg.isLive,
        moves: leg.moves,
        place_terms: leg.placeTerms && JSON.stringify(leg.placeTerms),
      })),
    )
    .execute();
}

export async function findTicket(sql: SqlOrTransaction, ticketId: string): Promise<Ticket | undefined> {
  const row = await selectTickets(sql).where('ticket_id', '=', ticketId).executeTakeFirst();
  return row && readTicket(row);
}

export async function listTicketsById(sql: SqlOrTransaction, ids: readonly string[]): Promise<Ticket[]> {
  if (ids.length === 0) return [];
  const rows = await selectTickets(sql)
    .where('ticket_id', 'in', [...ids])
    .limit(500)
    .execute();
  return rows.map(readTicket);
}

/** Held until the transaction ends. */
export async function holdTicket(tx: SqlTransaction, ticketId: string): Promise<Ticket> {
  const row = await selectTickets(tx).where('ticket_id', '=', ticketId).forUpdate().executeTakeFirstOrThrow();
  return readTicket(row);
}

export async function findTicketByRequest(
  sql: SqlOrTransaction,
  playerId: number,
  clientRequestId: string,
): Promise<Ticket | undefined> {
  const row = await selectTickets(sql)
    .where('player_id', '=', playerId)
    .where('client_request_id', '=', clientRequestId)
    .executeTakeFirst();
  return row && readTicket(row);
}

const openStates = ['reserved', 'pending', 'accepted'] as const;
const endedStates = ['settled', 'cashed_out', 'rejected'] as const;

export async function listTickets(
  sql: SqlOrTransaction,
  playerId: number,
  page: {
    readonly state: 'open' | 'settled' | undefined;
    readonly before: Date | null;
    readonly limit: number;
  },
): Promise<Ticket[]> {
  const { state, before } = page;
  const rows = await selectTickets(sql)
    .where('player_id', '=', playerId)
    .$if(state !== undefined, (query) =>
      query.where('state', 'in', state === 'open' ? openStates : endedStates),
    )
    .where(raw<boolean>`(${before}::timestamptz is null or placed_at < ${before})`)
    .orderBy('placed_at', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map(readTicket);
}

export async function listLegs(sql: SqlOrTransaction, ticketIds: readonly string[]): Promise<Leg[]> {
  if (ticketIds.length === 0) return [];
  return sql
    .selectFrom('sports.ticket_leg')
    .select(legColumns)
    .where('ticket_id', 'in', [...ticketIds])
    .orderBy('ticket_id')
    .orderBy('leg')
    .limit(2_000)
    .execute();
}

/** Tickets that wait for the wallet, or for the end of their delay. */
export async function listUndecided(
  sql: SqlOrTransaction,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await sql
    .selectFrom('sports.ticket')
    .select('ticket_id')
    .where('state', 'in', ['reserved', 'pending'])
    .where((where) => where.or([where('decides_at', 'is', null), where('decides_at', '<=', now)]))
    .orderBy('placed_at')
    .limit(limit)
    .execute();
  return rows.map(({ ticket_id: ticketId }) => ticketId);
}

export async function markPending(tx: SqlTransaction, ticketId: string, decidesAt: Date): Promise<void> {
  await tx
    .updateTable('sports.ticket')
    .set({ state: 'pending', decides_at: decidesAt })
    .where('ticket_id', '=', ticketId)
    .execute();
}

export async function markRejected(
  tx: SqlTransaction,
  ticketId: string,
  refusal: TicketRefusal,
): Promise<void> {
  await tx
    .updateTable('sports.ticket')
    .set({ state: 'rejected', refusal })
    .where('ticket_id', '=', ticketId)
    .execute();
}

/** With what each leg was taken at. */
export async function markAccepted(
  tx: SqlTransaction,
  ticketId: string,
  accepted: {
    readonly at: Date;
    readonly liability: bigint;
    readonly mostPayoutMinor: bigint;
    readonly legs: readonly Pick<Leg, 'leg' | 'price' | 'marketVersion'>[];
  },
): Promise<void> {
  await tx
    .updateTable('sports.ticket')
    .set({
      ...{ state: 'accepted', accepted_at: accepted.at },
      liability: accepted.liability.toString(),
      most_payout_minor: accepted.mostPayoutMinor.toString(),
    })
    .where('ticket_id', '=', ticketId)
    .execute();
  for (const { leg, price, marketVersion } of accepted.legs)
    await tx
      .updateTable('sports.ticket_leg')
      .set({ price, market_version: marketVersion })
      .where('ticket_id', '=', ticketId)
      .where('leg', '=', leg)
      .execute();
}
