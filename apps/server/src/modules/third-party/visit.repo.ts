import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** A visitor who is at a provider. */
export interface Visit {
  readonly stateHash: Buffer;
  readonly siteId: number;
  readonly providerId: string;
  readonly browserHash: Buffer;
  readonly windowHash: Buffer;
  /** Sealed. */
  readonly secrets: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Who somebody is to a provider, for the window that asked. */
export interface Ticket {
  readonly ticketHash: Buffer;
  readonly siteId: number;
  readonly providerId: string;
  readonly windowHash: Buffer;
  readonly identityHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** A ticket as it is shown, at a site, by a window. */
export type ShownTicket = Pick<Ticket, 'ticketHash' | 'siteId' | 'windowHash' | 'now'>;

export async function insertVisit(sql: SqlOrTransaction, visit: Visit): Promise<void> {
  await sql
    .insertInto('app.third_party_visit')
    .values({
      state_hash: visit.stateHash,
      site_id: visit.siteId,
      provider_id: visit.providerId,
      browser_hash: visit.browserHash,
      window_hash: visit.windowHash,
      secrets: visit.secrets,
      created_at: visit.now,
      expires_at: visit.expiresAt,
    })
    .execute();
}

/** Ends a visit: its state is good once, in the browser that left. Null for one that is unknown or over. */
export async function endVisit(
  sql: SqlOrTransaction,
  { stateHash, siteId, browserHash, now }: Pick<Visit, 'stateHash' | 'siteId' | 'browserHash' | 'now'>,
): Promise<Pick<Visit, 'providerId' | 'windowHash' | 'secrets'> | null> {
  const row = await sql
    .deleteFrom('app.third_party_visit')
    .where('state_hash', '=', stateHash)
    .where('site_id', '=', siteId)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['provider_id', 'window_hash', 'secrets'])
    .executeTakeFirst();
  return row ? { providerId: row.provider_id, windowHash: row.window_hash, secrets: row.secrets } : null;
}

export async function insertTicket(sql: SqlOrTransaction, ticket: Ticket): Promise<void> {
  await sql
    .insertInto('app.third_party_ticket')
    .values({
      ticket_hash: ticket.ticketHash,
      site_id: ticket.siteId,
      provider_id: ticket.providerId,
      window_hash: ticket.windowHash,
      identity_hash: ticket.identityHash,
      created_at: ticket.now,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** Locked until the transaction ends; null for a ticket that is unknown, over or another window's. */
export async function lockTicket(
  transaction: SqlTransaction,
  { ticketHash, siteId, windowHash, now }: ShownTicket,
): Promise<Pick<Ticket, 'providerId' | 'identityHash'> | null> {
  const row = await transaction
    .selectFrom('app.third_party_ticket')
    .select(['provider_id', 'identity_hash'])
    .where('ticket_hash', '=', ticketHash)
    .where('site_id', '=', siteId)
    .where('window_hash', '=', windowHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row ? { providerId: row.provider_id, identityHash: row.identity_hash } : null;
}

export async function deleteTicket(transaction: SqlTransaction, ticketHash: Buffer): Promise<void> {
  await transaction.deleteFrom('app.third_party_ticket').where('ticket_hash', '=', ticketHash).execute();
}

export async function deleteExpired(sql: SqlOrTransaction, now: Date): Promise<void> {
  await sql.deleteFrom('app.third_party_visit').where('expires_at', '<', now).execute();
  await sql.deleteFrom('app.third_party_ticket').where('expires_at', '<', now).execute();
}
