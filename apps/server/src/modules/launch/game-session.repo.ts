import { sql as raw } from 'kysely';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import type { WalletOwner } from '#modules/ledger';
import { hindranceOf, longestChangeMs, longestLeaveMs, type CurrentSession } from './launch.rules.ts';
import type { GameSessionState } from './launch.tables.ts';

export interface NewSession {
  readonly gameSessionId: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly gpId: string;
  readonly gtId: number;
  readonly gameCode: string;
}

export type Begun =
  | { readonly kind: 'begun'; readonly previous: CurrentSession | null }
  | { readonly kind: 'starting' | 'quitting' };

/** Makes the member's one session, in state `starting`; an open one before it ends. Of two at once one begins. */
export async function beginSession(sql: Sql, session: NewSession, now: Date): Promise<Begun> {
  return sql.transaction().execute(async (transaction) => {
    const previous = await findCurrentSession(transaction, session.memberId, { lock: true });
    const hindrance = hindranceOf(previous, now);
    if (hindrance) return { kind: hindrance };
    if (previous) await endSession(transaction, previous.gameSessionId, now);
    const inserted = await transaction
      .insertInto('app.game_session')
      .values({
        game_session_id: session.gameSessionId,
        site_id: session.siteId,
        member_id: session.memberId,
        gp_id: session.gpId,
        gt_id: session.gtId,
        game_code: session.gameCode,
        state: 'starting',
        started_at: now,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column('member_id').where('state', '<>', 'ended').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n ? { kind: 'begun', previous } : { kind: 'starting' };
  });
}

/** The session that has not ended, or null. */
export async function findCurrentSession(
  sql: SqlOrTransaction,
  memberId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<CurrentSession | null> {
  let query = sql
    .selectFrom('app.game_session')
    .select(['game_session_id', 'gp_id', 'state', 'changed_at'])
    .where('member_id', '=', memberId)
    .where('state', '<>', 'ended');
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row ? readSession(row) : null;
}

function readSession(row: {
  game_session_id: string;
  gp_id: string;
  state: GameSessionState;
  changed_at: Date;
}): CurrentSession {
  return {
    gameSessionId: row.game_session_id,
    gpId: row.gp_id,
    state: row.state,
    changedAt: row.changed_at,
  };
}

/** False when the session is no longer in the state `from`: another launch or a leave changed it. */
export async function changeSession(
  sql: SqlOrTransaction,
  gameSessionId: string,
  change: { readonly from: GameSessionState; readonly to: GameSessionState; readonly now: Date },
): Promise<boolean> {
  const result = await sql
    .updateTable('app.game_session')
    .set({ state: change.to, changed_at: notBeforeStart(change.now) })
    .where('game_session_id', '=', gameSessionId)
    .where('state', '=', change.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function endSession(sql: SqlOrTransaction, gameSessionId: string, now: Date): Promise<void> {
  await sql
    .updateTable('app.game_session')
    .set({ state: 'ended', changed_at: notBeforeStart(now) })
    .where('game_session_id', '=', gameSessionId)
    .where('state', '<>', 'ended')
    .execute();
}

/** The clock of the node that started the session may be ahead of this one's. */
function notBeforeStart(now: Date) {
  return raw<Date>`greatest(started_at, ${now}::timestamptz)`;
}

/** Sessions whose start or leave nobody is working on, yet or any more, oldest first. */
export async function findCutOff(
  sql: Sql,
  now: Date,
  limit: number,
): Promise<{ readonly owner: WalletOwner; readonly session: CurrentSession }[]> {
  const rows = await sql
    .selectFrom('app.game_session as session')
    .innerJoin('app.member as member', 'member.member_id', 'session.member_id')
    .select(['member.member_id', 'member.site_id', 'member.currency'])
    .select(['session.game_session_id', 'session.gp_id', 'session.state', 'session.changed_at'])
    .where((where) =>
      where.or([
        where('session.state', '=', 'abandoned'),
        where.and([
          where('session.state', '=', 'ending'),
          where('session.changed_at', '<', new Date(now.getTime() - longestLeaveMs)),
        ]),
        where.and([
          where('session.state', '=', 'starting'),
          where('session.changed_at', '<', new Date(now.getTime() - 2 * longestChangeMs)),
        ]),
      ]),
    )
    .orderBy('session.changed_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    owner: { memberId: row.member_id, siteId: row.site_id, currency: row.currency },
    session: readSession(row),
  }));
}

/** A window that was never left says nothing for ever. */
const longestPlayMs = 12 * 60 * 60_000;

/** Providers that members have games open at. */
export async function listPlayedProviders(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql
    .selectFrom('app.game_session')
    .select('gp_id')
    .distinct()
    // the index has those that have not ended
    .where('state', '<>', 'ended')
    .where('state', 'in', ['starting', 'open'])
    .where('changed_at', '>', new Date(now.getTime() - longestPlayMs))
    .execute();
  return rows.map((row) => row.gp_id);
}

export async function isPlaying(sql: Sql, memberId: number, now: Date): Promise<boolean> {
  const row = await sql
    .selectFrom('app.game_session')
    .select('game_session_id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['starting', 'open'])
    .where('changed_at', '>', new Date(now.getTime() - longestPlayMs))
    .executeTakeFirst();
  return row !== undefined;
}
