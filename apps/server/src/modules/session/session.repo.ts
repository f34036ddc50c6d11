import type { Currency } from '@halls/contract';
import type { CallMember } from '#platform/call.ts';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { SessionTimes } from './session.rules.ts';

export interface FoundSession extends SessionTimes {
  readonly member: CallMember;
}

/** The living session whose present or previous token has this hash, of a member who is not disabled. */
export async function findSession(
  sql: SqlOrTransaction,
  tokenHash: Buffer,
  siteId: number,
): Promise<FoundSession | null> {
  const row = await sql
    .selectFrom('app.session as session')
    .innerJoin('app.member as member', 'member.member_id', 'session.member_id')
    .select([
      'session.session_id',
      'session.token_hash',
      'session.token_issued_at',
      'session.last_used_at',
      'session.previous_valid_until',
      'member.member_id',
      'member.site_id',
      'member.member_account',
      'member.currency',
    ])
    .where((where) =>
      where.or([
        where('session.token_hash', '=', tokenHash),
        where('session.previous_token_hash', '=', tokenHash),
      ]),
    )
    .where('session.ended_at', 'is', null)
    .where('session.site_id', '=', siteId)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  return {
    member: {
      memberId: row.member_id,
      sessionId: row.session_id,
      siteId: row.site_id,
      account: row.member_account,
      currency: row.currency as Currency,
    },
    tokenIssuedAt: row.token_issued_at,
    lastUsedAt: row.last_used_at,
    previousValidUntil: row.previous_valid_until,
    matchedPrevious: !row.token_hash.equals(tokenHash),
  };
}
