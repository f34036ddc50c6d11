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
  /** A part of that builder; null for a leg by itself. */
  readonly builder: number | null;
  /** The builder's own price, as it was asked for and as it was taken, and that of every set of its parts. */
  readonly builderAsked: number | null;
  readonly builderPrice: number | null;
  readonly builderPrices: readonly number[] | null;
  /** Of the second half of an each-way bet. */
  readonly placeTerms: EachWayTerms | null;
}

const legColumns = [
  'leg.ticket_id as ticketId',
  'leg.leg',
  'leg.match_id as matchId',
  'leg.market_id as marketId',
  'leg.outcome',
  'leg.asked_price as askedPrice',
  'leg.price',
  'leg.market_version as marketVersion',
  'leg.is_live as isLive',
  'leg.moves',
  'leg.result',
  'leg.builder',
  'built.asked_price as builderAsked',
  'built.price as builderPrice',
  'built.prices as builderPrices',
  'leg.place_terms as placeTerms',
] as const;

/** Of a builder what its parts do not say. */
export interface BuilderPrice {
  readonly builder: number;
  readonly price: number;
  readonly prices: readonly number[];
}

export type NewLeg = Omit<Leg, 'ticketId' | 'result' | 'builderAsked' | 'builderPrice' | 'builderPrices'>;
export type NewBuilder = BuilderPrice & { readonly askedPrice: number };

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
  { legs, builders }: { readonly legs: readonly NewLeg[]; readonly builders: readonly NewBuilder[] },
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
  if (builders.length > 0)
    await tx
      .insertInto('sports.ticket_builder')
      .values(
        builders.map(({ builder, askedPrice, price, prices }) => ({
          ...{ ticket_id: ticket.ticketId, builder, price, prices: [...prices] },
          asked_price: askedPrice,
        })),
      )
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
        builder: leg.builder,
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
    .selectFrom('sports.ticket_leg as leg')
    .leftJoin('sports.ticket_builder as built', (join) =>
      join.onRef('built.ticket_id', '=', 'leg.ticket_id').onRef('built.builder', '=', 'leg.builder'),
    )
    .select(legColumns)
    .where('leg.ticket_id', 'in', [...ticketIds])
    .orderBy('leg.ticket_id')
    .orderBy('leg.leg')
    .limit(6_000)
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
    readonly builders: readonly BuilderPrice[];
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
  for (const { builder, price, prices } of accepted.builders)
    await tx
      .updateTable('sports.ticket_builder')
      .set({ price, prices: [...prices] })
      .where('ticket_id', '=', ticketId)
      .where('builder', '=', builder)
      .execute();
}
