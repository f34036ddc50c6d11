import type { SqlOrTransaction } from '#platform/database.ts';

export interface SessionResult {
  readonly roundId: string;
  readonly outcome: unknown;
}

/** What the session's settled rounds came to, the latest first. */
export async function listSessionResults(
  sql: SqlOrTransaction,
  sessionId: string,
  limit: number,
): Promise<SessionResult[]> {
  const rows = await sql
    .selectFrom('studio.round')
    .select(['round_id', 'outcome'])
    .where('session_id', '=', sessionId)
    .where('state', '=', 'settled')
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ roundId: row.round_id, outcome: row.outcome }));
}
