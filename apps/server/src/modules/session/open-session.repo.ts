import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface OpenSession {
  readonly remoteAddress: string | null;
  readonly userAgent: string;
  readonly beganAt: Date;
  readonly lastUsedAt: Date;
}

/** The member's living session, for whoever looks after them. */
export async function readOpenSession(sql: SqlOrTransaction, memberId: number): Promise<OpenSession | null> {
  const row = await sql
    .selectFrom('app.session')
    .select(['user_agent', 'created_at', 'last_used_at'])
    .select(raw<string | null>`host(remote_address)`.as('remote_address'))
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row
    ? {
        remoteAddress: row.remote_address,
        userAgent: row.user_agent,
        beganAt: row.created_at,
        lastUsedAt: row.last_used_at,
      }
    : null;
}
