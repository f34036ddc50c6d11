import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';
import { listTicketsById } from '../ticket/ticket.repo.ts';
import type { Ticket } from '../ticket/ticket-row.repo.ts';

interface Place {
  /** Since 1970; the place of the ticket in the list. */
  readonly placedMicros: string;
  readonly ticketId: string;
}

/** Tickets of an operator's members, of one match where one is named, the newest first. */
export async function listTicketsPlaced(
  sql: SqlOrTransaction,
  page: {
    readonly operatorId: string;
    readonly gpId: string;
    readonly matchId: number | null;
    readonly after: Place | null;
    readonly limit: number;
  },
): Promise<(Ticket & Place & { readonly memberRef: string })[]> {
  const { operatorId, gpId, matchId, after, limit } = page;
  const isAfter = after
    ? raw<boolean>`(ticket.placed_at, ticket.ticket_id) <
        ('epoch'::timestamptz + ${after.placedMicros}::bigint * interval '1 microsecond', ${after.ticketId}::uuid)`
    : raw<boolean>`true`;
  const isOfMatch =
    matchId === null
      ? raw<boolean>`true`
      : raw<boolean>`exists (select from sports.ticket_leg as leg
          where leg.ticket_id = ticket.ticket_id and leg.match_id = ${matchId})`;
  const { rows } = await raw<Place & { memberRef: string }>`
    select ticket.ticket_id as "ticketId", player.member_ref as "memberRef",
      (extract(epoch from ticket.placed_at) * 1000000)::bigint::text as "placedMicros"
    from sports.ticket as ticket join studio.player as player using (player_id)
    where ${isAfter} and ${isOfMatch} and player.operator_id = ${operatorId} and player.gp_id = ${gpId}
    order by ticket.placed_at desc, ticket.ticket_id desc limit ${limit}`.execute(sql);
  const tickets = await listTicketsById(
    sql,
    rows.map(({ ticketId }) => ticketId),
  );
  return rows.flatMap((row) => {
    const ticket = tickets.find(({ ticketId }) => ticketId === row.ticketId);
    return ticket ? [{ ...ticket, ...row }] : [];
  });
}
