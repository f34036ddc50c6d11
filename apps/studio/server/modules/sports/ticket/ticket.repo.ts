import type { Currency } from '@halls/contract';
import { type Selectable, sql as raw } from 'kysely';
import type { LegResult } from '#games/sports/markets/leg-result.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { AcceptPolicy, TicketRefusal, TicketState } from '../../../../play-protocol/sports-protocol.ts';
import type { TicketTable } from './ticket.tables.ts';

export interface Ticket {
  readonly ticketId: string;
  readonly playerId: number;
  readonly clientRequestId: string;
  readonly requestHash: string;
  readonly kind: string;
  readonly sizes: readonly number[];
  readonly combinations: number;
  readonly unitStakeMinor: bigint;
  /** What of it was not cashed out. */
  readonly unitLeftMinor: bigint;
  readonly stakeMinor: bigint;
  readonly mostPayoutMinor: bigint;
  readonly currency: Currency;
  readonly accept: AcceptPolicy;
  readonly state: TicketState;
  readonly refusal: TicketRefusal | null;
  /** All of it: for what was cashed out, and for what was left. */
  readonly payoutMinor: bigint | null;
  /** What parts of it were cashed out for. */
  readonly cashedMinor: bigint;
  readonly postedMinor: bigint;
  readonly isPaid: boolean;
  readonly settlements: number;
  readonly liability: bigint;
  readonly placedAt: Date;
  readonly decidesAt: Date | null;
  readonly acceptedAt: Date | null;
  readonly settledAt: Date | null;
}

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
      })),
    )
    .execute();
}

export async function findTicket(sql: SqlOrTransaction, ticketId: string): Promise<Ticket | undefined> {
  const row = await selectTickets(sql).where('ticket_id', '=', ticketId).executeTakeFirst();
  return row && readTicket(row);
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

const columns = [
  'ticket_id',
  'player_id',
  'client_request_id',
  'request_hash',
  'kind',
  'sizes',
  'combinations',
  'unit_stake_minor',
  'unit_left_minor',
  'stake_minor',
  'most_payout_minor',
  'currency',
  'accept_policy',
  'state',
  'refusal',
  'payout_minor',
  'cashed_minor',
  'posted_minor',
  'is_paid',
  'settlements',
  'liability',
  'placed_at',
  'decides_at',
  'accepted_at',
  'settled_at',
] as const;

function selectTickets(sql: SqlOrTransaction) {
  return sql.selectFrom('sports.ticket').select(columns);
}

function readTicket(row: Pick<Selectable<TicketTable>, (typeof columns)[number]>): Ticket {
  return {
    ticketId: row.ticket_id,
    playerId: row.player_id,
    clientRequestId: row.client_request_id,
    requestHash: row.request_hash,
    kind: row.kind,
    sizes: row.sizes,
    combinations: row.combinations,
    unitStakeMinor: BigInt(row.unit_stake_minor),
    unitLeftMinor: BigInt(row.unit_left_minor ?? row.unit_stake_minor),
    stakeMinor: BigInt(row.stake_minor),
    mostPayoutMinor: BigInt(row.most_payout_minor),
    currency: row.currency,
    accept: row.accept_policy,
    state: row.state,
    refusal: row.refusal,
    payoutMinor: row.payout_minor === null ? null : BigInt(row.payout_minor),
    cashedMinor: BigInt(row.cashed_minor),
    postedMinor: BigInt(row.posted_minor),
    isPaid: row.is_paid,
    settlements: row.settlements,
    liability: BigInt(row.liability),
    placedAt: row.placed_at,
    decidesAt: row.decides_at,
    acceptedAt: row.accepted_at,
    settledAt: row.settled_at,
  };
}
