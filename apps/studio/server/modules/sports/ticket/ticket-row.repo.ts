import type { Currency } from '@halls/contract';
import type { Selectable } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';
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

export function selectTickets(sql: SqlOrTransaction) {
  return sql.selectFrom('sports.ticket').select(columns);
}

export function readTicket(row: Pick<Selectable<TicketTable>, (typeof columns)[number]>): Ticket {
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
