import { sql as raw } from 'kysely';
import type pg from 'pg';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import type { EventRow } from '#platform/outbox.ts';
import type { WalletOwner } from '#modules/ledger';
import { longestChangeMs, longestLeaveMs, type CurrentSession } from './launch.rules.ts';
import type { GameSessionState } from './launch.tables.ts';

export interface NewSession {
  readonly gameSessionId: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly gpId: string;
  readonly gtId: number;
  readonly gameCode: string;
}

/** What a start has to know of a member. */
export interface Standing {
  /** The session that has not ended. */
  readonly current: CurrentSession | null;
  readonly mayTransfer: boolean;
}

/** Of each of these members, in their places. */
export async function listStandings(pool: pg.Pool, memberIds: readonly number[]): Promise<Standing[]> {
  const { rows } = await pool.query<StandingRow>({
    name: 'list_standings',
    text: `select member.member_id, member.wallet_status, session.game_session_id, session.gp_id, session.state,
        session.changed_at
      from unnest($1::bigint[]) asked (member_id)
      cross join lateral (
        select member_id, wallet_status from app.member known where known.member_id = asked.member_id limit 1) member
      left join lateral (
        select game_session_id, gp_id, state, changed_at from app.game_session known
         where known.member_id = asked.member_id and known.state <> 'ended' limit 1) session on true`,
    values: [[...new Set(memberIds)]],
  });
  const byMember = new Map(rows.map((row) => [row.member_id, row]));
  return memberIds.map((memberId) => {
    const row = byMember.get(memberId);
    return {
      current: row && isSession(row) ? readSession(row) : null,
      mayTransfer: row?.wallet_status === 1,
    };
  });
}

interface SessionRow {
  readonly game_session_id: string;
  readonly gp_id: string;
  readonly state: GameSessionState;
  readonly changed_at: Date;
}

type StandingRow = { readonly member_id: number; readonly wallet_status: number } & (
  | SessionRow
  | { readonly game_session_id: null }
);

function isSession(row: StandingRow): row is StandingRow & SessionRow {
  return row.game_session_id !== null;
}

/**
 * Makes the member's one session, in state `starting`; the one before it, if any, ends. Of two at once one begins:
 * false when `previous` is no longer what the member's session is.
 */
export async function beginSession(
  pool: pg.Pool,
  session: NewSession,
  { previous, now }: { readonly previous: CurrentSession | null; readonly now: Date },
): Promise<boolean> {
  // Nobody waits for the disk: nothing hangs on the session before a later commit, which takes this one along.
  const { rowCount } = await pool.query({
    name: 'begin_game_session',
    text: `with ended as (
        update app.game_session set state = 'ended', changed_at = greatest(started_at, $7)
         where game_session_id = $8 and state = $9 returning game_session_id
      ), begun as (
        insert into app.game_session
          (game_session_id, site_id, member_id, gp_id, gt_id, game_code, state, started_at, changed_at)
        select $1::uuid, $2::integer, $3::bigint, $4, $5::smallint, $6, 'starting', $7::timestamptz, $7
         where $8::uuid is null or exists (select from ended)
        on conflict (member_id) where state <> 'ended' do nothing
        returning game_session_id
      )
      select set_config('synchronous_commit', 'off', true) from begun`,
    values: [
      ...[session.gameSessionId, session.siteId, session.memberId, session.gpId, session.gtId],
      ...[session.gameCode, now, previous?.gameSessionId ?? null, previous?.state ?? null],
    ],
  });
  return rowCount === 1;
}

/** What is told of a game once it is open. */
export interface Entered {
  readonly gameSessionId: string;
  /** Null where the provider has no list of its games. */
  readonly gameId: number | null;
  /** The provider holds the money that is played with. */
  readonly isHeldThere: boolean;
  readonly events: readonly EventRow[];
}

/** Opens the session and tells the member's windows. False when it is no longer the one that was begun. */
export async function enterSession(pool: pg.Pool, entered: Entered, now: Date): Promise<boolean> {
  const { events } = entered;
  const { rows } = await pool.query<{ is_open: boolean }>({
    name: 'launch.enter',
    text: 'select launch.enter($1, $2, $3, $4, $5, $6, $7) as is_open',
    values: [
      ...[entered.gameSessionId, now, entered.gameId, entered.isHeldThere],
      ...[events.map(({ channel }) => channel), events.map(({ event }) => event)],
      events.map(({ payload }) => payload),
    ],
  });
  return rows[0]?.is_open === true;
}

/** The session that has not ended, or null. */
export async function findCurrentSession(
  sql: SqlOrTransaction,
  memberId: number,
): Promise<CurrentSession | null> {
  const row = await sql
    .selectFrom('app.game_session')
    .select(['game_session_id', 'gp_id', 'state', 'changed_at'])
    .where('member_id', '=', memberId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
  return row ? readSession(row) : null;
}

function readSession(row: SessionRow): CurrentSession {
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
