import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { lastUsedStepMs, sessionIdleMs, sessionLongestMs } from './operator.rules.ts';
import type { SessionEnd } from './operator.tables.ts';
import { hasPasskey } from './passkey.repo.ts';

export interface FoundSession {
  readonly sessionId: number;
  readonly operatorId: number;
  readonly account: string;
  readonly hasTwoFactor: boolean;
  readonly isEmergency: boolean;
  readonly createdAt: Date;
  readonly provedAt: Date;
}

export interface SessionRow {
  readonly sessionId: number;
  readonly operatorId: number;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly remoteAddress: string;
  readonly userAgent: string;
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * The living session of a token, of an operator who is active and at an address that they may be at; of an emergency
 * account only while it is open.
 */
export async function findSession(
  sql: SqlOrTransaction,
  tokenHash: Buffer,
  remoteAddress: string,
  now: Date,
): Promise<FoundSession | undefined> {
  return sql
    .selectFrom('app.operator_session as session')
    .innerJoin('app.operator as operator', 'operator.operator_id', 'session.operator_id')
    .select([
      'session.operator_session_id as sessionId',
      'session.operator_id as operatorId',
      'operator.account',
      raw<boolean>`operator.totp_secret is not null or ${hasPasskey}`.as('hasTwoFactor'),
      'operator.is_emergency as isEmergency',
      'session.created_at as createdAt',
      'session.proved_at as provedAt',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.ended_at', 'is', null)
    .where('session.last_used_at', '>', ago(now, sessionIdleMs))
    .where('session.created_at', '>', ago(now, sessionLongestMs))
    .where('operator.status', '=', 'active')
    .where((where) =>
      where.or([
        where('operator.is_emergency', '=', false),
        where.exists(
          where
            .selectFrom('app.emergency_seal as seal')
            .select('seal.operator_id')
            .whereRef('seal.operator_id', '=', 'operator.operator_id')
            .where('seal.open_until', '>', now),
        ),
      ]),
    )
    .where(
      raw<boolean>`(cardinality(operator.allowed_addresses) = 0 or ${remoteAddress}::inet <<= any (operator.allowed_addresses))`,
    )
    .executeTakeFirst();
}

/** Notes that it is in use, now and then. */
export async function touchSession(sql: SqlOrTransaction, sessionId: number, now: Date): Promise<void> {
  await sql
    .updateTable('app.operator_session')
    .set({ last_used_at: now })
    .where('operator_session_id', '=', sessionId)
    .where('last_used_at', '<', ago(now, lastUsedStepMs))
    .execute();
}

export async function insertSession(
  transaction: SqlTransaction,
  session: {
    readonly operatorId: number;
    readonly tokenHash: Buffer;
    readonly remoteAddress: string;
    readonly userAgent: string;
  },
  now: Date,
): Promise<number> {
  const row = await transaction
    .insertInto('app.operator_session')
    .values({
      operator_id: session.operatorId,
      token_hash: session.tokenHash,
      created_at: now,
      last_used_at: now,
      proved_at: now,
      remote_address: session.remoteAddress,
      user_agent: session.userAgent,
    })
    .returning('operator_session_id')
    .executeTakeFirstOrThrow();
  return row.operator_session_id;
}

export async function noteProof(transaction: SqlTransaction, sessionId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('app.operator_session')
    .set({ proved_at: now })
    .where('operator_session_id', '=', sessionId)
    .execute();
}

/** Ends those of an operator that are not over: one, all, or all but one. Answers how many. */
export async function endSessions(
  transaction: SqlTransaction,
  operatorId: number,
  which: { readonly only?: number | undefined; readonly except?: number | undefined },
  reason: SessionEnd,
  now: Date,
): Promise<number> {
  const { only, except } = which;
  const { numUpdatedRows } = await transaction
    .updateTable('app.operator_session')
    .set({ ended_at: now, end_reason: reason })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('operator_session_id', '=', only ?? 0))
    .$if(except !== undefined, (query) => query.where('operator_session_id', '<>', except ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Where a list of sessions goes on: after this one. */
export interface SessionPlace {
  readonly lastUsedAt: Date;
  readonly sessionId: number;
}

/** Living ones, the latest used first. */
export async function listSessions(
  sql: SqlOrTransaction,
  asked: {
    readonly operatorId: number | undefined;
    readonly after: SessionPlace | null;
    readonly limit: number;
  },
  now: Date,
): Promise<readonly SessionRow[]> {
  const { operatorId, after } = asked;
  return sql
    .selectFrom('app.operator_session')
    .select([
      'operator_session_id as sessionId',
      'operator_id as operatorId',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      raw<string>`host(remote_address)`.as('remoteAddress'),
      'user_agent as userAgent',
    ])
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', ago(now, sessionIdleMs))
    .where('created_at', '>', ago(now, sessionLongestMs))
    .$if(operatorId !== undefined, (query) => query.where('operator_id', '=', operatorId ?? 0))
    .$if(after !== null, (query) =>
      query.where(
        raw<boolean>`(date_trunc('milliseconds', last_used_at), operator_session_id) < (${after?.lastUsedAt}::timestamptz, ${after?.sessionId}::bigint)`,
      ),
    )
    .orderBy(raw`date_trunc('milliseconds', last_used_at)`, 'desc')
    .orderBy('operator_session_id', 'desc')
    .limit(asked.limit)
    .execute();
}

/** What was over long ago is only in the log. */
export async function deleteSessionsBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.operator_session').where('last_used_at', '<', time).execute();
}
