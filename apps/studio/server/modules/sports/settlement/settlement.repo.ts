import { sql as raw } from 'kysely';
import type { LegResult } from '#games/sports/markets/leg-result.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { Leg } from '../ticket/ticket.repo.ts';
import type { SettlementCause } from '../ticket/ticket.tables.ts';

/** Tickets with a leg on one of the markets that a result may change; the next after an id. */
export async function listTicketsOn(
  sql: SqlOrTransaction,
  marketIds: readonly number[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await sql
    .selectFrom('sports.ticket_leg as leg')
    .innerJoin('sports.ticket as ticket', 'ticket.ticket_id', 'leg.ticket_id')
    .select('ticket.ticket_id as ticketId')
    .distinct()
    .where('leg.market_id', 'in', [...marketIds])
    .where('ticket.state', 'in', ['accepted', 'settled'])
    .where('ticket.ticket_id', '>', after)
    .orderBy('ticket.ticket_id')
    .limit(limit)
    .execute();
  return rows.map(({ ticketId }) => ticketId);
}

/** Where a ticket stands after its legs were looked at. */
export async function writeOutcome(
  tx: SqlTransaction,
  ticketId: string,
  outcome: {
    readonly state: 'accepted' | 'settled' | 'cashed_out';
    readonly payoutMinor: bigint | null;
    readonly postedMinor: bigint;
    readonly isPaid: boolean;
    readonly settlements: number;
    readonly liability: bigint;
    readonly settledAt: Date | null;
  },
): Promise<void> {
  await tx
    .updateTable('sports.ticket')
    .set({
      state: outcome.state,
      payout_minor: outcome.payoutMinor?.toString() ?? null,
      posted_minor: outcome.postedMinor.toString(),
      is_paid: outcome.isPaid,
      settlements: outcome.settlements,
      liability: outcome.liability.toString(),
      settled_at: outcome.settledAt,
    })
    .where('ticket_id', '=', ticketId)
    .execute();
}

/** What is left of a ticket when a part of it was cashed out. */
export async function writePart(
  tx: SqlTransaction,
  ticketId: string,
  part: {
    readonly unitLeftMinor: bigint;
    readonly cashedMinor: bigint;
    readonly settlements: number;
    readonly liability: bigint;
  },
): Promise<void> {
  await tx
    .updateTable('sports.ticket')
    .set({
      unit_left_minor: part.unitLeftMinor.toString(),
      cashed_minor: part.cashedMinor.toString(),
      posted_minor: part.cashedMinor.toString(),
      settlements: part.settlements,
      liability: part.liability.toString(),
    })
    .where('ticket_id', '=', ticketId)
    .execute();
}

export async function writeLegResult(
  tx: SqlTransaction,
  { ticketId, leg }: Pick<Leg, 'ticketId' | 'leg'>,
  { result, now }: { readonly result: LegResult | null; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('sports.ticket_leg')
    .set({ result })
    .where('ticket_id', '=', ticketId)
    .where('leg', '=', leg)
    .execute();
  await raw`insert into sports.leg_result (ticket_id, leg, seq, result, noted_at)
    select ${ticketId}::uuid, ${leg}::integer, count(*)::integer + 1, ${result}::text, ${now}::timestamptz
    from sports.leg_result where ticket_id = ${ticketId}::uuid and leg = ${leg}::integer`.execute(tx);
}

export interface Settlement {
  readonly ticketId: string;
  readonly seq: number;
  readonly payoutBeforeMinor: bigint;
  readonly payoutAfterMinor: bigint;
  readonly cause: SettlementCause;
  readonly settledAt: Date;
}

export async function insertSettlement(tx: SqlTransaction, settlement: Settlement): Promise<void> {
  await tx
    .insertInto('sports.settlement')
    .values({
      ticket_id: settlement.ticketId,
      seq: settlement.seq,
      payout_before_minor: settlement.payoutBeforeMinor.toString(),
      payout_after_minor: settlement.payoutAfterMinor.toString(),
      cause: settlement.cause,
      settled_at: settlement.settledAt,
    })
    .execute();
}

export async function listSettlements(
  sql: SqlOrTransaction,
  ticketIds: readonly string[],
): Promise<Settlement[]> {
  if (ticketIds.length === 0) return [];
  const rows = await sql
    .selectFrom('sports.settlement')
    .select(['ticket_id', 'seq', 'payout_before_minor', 'payout_after_minor', 'cause', 'settled_at'])
    .where('ticket_id', 'in', [...ticketIds])
    .orderBy('ticket_id')
    .orderBy('seq')
    .limit(2_000)
    .execute();
  return rows.map((row) => ({
    ticketId: row.ticket_id,
    seq: row.seq,
    payoutBeforeMinor: BigInt(row.payout_before_minor),
    payoutAfterMinor: BigInt(row.payout_after_minor),
    cause: row.cause,
    settledAt: row.settled_at,
  }));
}
