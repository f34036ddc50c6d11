import type { Currency, Language } from '@halls/contract';
import type { PlayerKind } from '#modules/player';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { EndReason } from '../../../play-protocol/play-protocol.ts';

export interface GameSession {
  readonly sessionId: string;
  readonly playerId: number;
  readonly gameCode: string;
  readonly language: Language;
  readonly lobbyUrl: string | null;
  readonly siteId: number | null;
  /** What the operator knows a seamless player's session by. */
  readonly walletToken: string | null;
  /** Its rounds feed and draw the operator's jackpot. */
  readonly hasJackpot: boolean;
  readonly endReason: EndReason | null;
  readonly gpId: string;
  readonly operatorId: string;
  readonly memberRef: string;
  readonly currency: Currency;
  readonly kind: PlayerKind;
}

export interface NewSession {
  readonly playerId: number;
  readonly gameCode: string;
  readonly language: Language;
  readonly lobbyUrl: string | null;
  readonly siteId: number | null;
  readonly walletToken: string | null;
  readonly hasJackpot: boolean;
}

export async function insertSession(
  sql: SqlOrTransaction,
  session: NewSession & { readonly sessionId: string; readonly tokenHash: string },
): Promise<void> {
  await sql
    .insertInto('studio.game_session')
    .values({
      session_id: session.sessionId,
      token_hash: session.tokenHash,
      player_id: session.playerId,
      game_code: session.gameCode,
      language: session.language,
      lobby_url: session.lobbyUrl,
      site_id: session.siteId,
      wallet_token: session.walletToken,
      has_jackpot: session.hasJackpot,
    })
    .execute();
}

export async function findSessionByToken(
  sql: SqlOrTransaction,
  tokenHash: string,
): Promise<(GameSession & { readonly usedAt: Date }) | undefined> {
  return selectSessions(sql).where('session.token_hash', '=', tokenHash).executeTakeFirst();
}

/** A session that is known to be there, for what goes on without its page. */
export async function getSession(sql: SqlOrTransaction, sessionId: string): Promise<GameSession> {
  return selectSessions(sql).where('session.session_id', '=', sessionId).executeTakeFirstOrThrow();
}

export async function touchSession(sql: SqlOrTransaction, sessionId: string, now: Date): Promise<void> {
  await sql
    .updateTable('studio.game_session')
    .set({ used_at: now })
    .where('session_id', '=', sessionId)
    .execute();
}

/** Whether a session has not ended: for whoever acts on one that was kept. */
export async function isLiving(sql: SqlOrTransaction, sessionId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('studio.game_session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSession(
  sql: SqlOrTransaction,
  sessionId: string,
  end: { readonly reason: EndReason; readonly now: Date },
): Promise<void> {
  await sql
    .updateTable('studio.game_session')
    .set({ ended_at: end.now, end_reason: end.reason })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSessionsOf(
  sql: SqlOrTransaction,
  playerId: number,
  end: { readonly reason: EndReason; readonly now: Date },
): Promise<void> {
  await sql
    .updateTable('studio.game_session')
    .set({ ended_at: end.now, end_reason: end.reason })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute();
}

function selectSessions(sql: SqlOrTransaction) {
  return sql
    .selectFrom('studio.game_session as session')
    .innerJoin('studio.player as player', 'player.player_id', 'session.player_id')
    .select([
      'session.session_id as sessionId',
      'session.player_id as playerId',
      'session.game_code as gameCode',
      'session.language',
      'session.lobby_url as lobbyUrl',
      'session.site_id as siteId',
      'session.wallet_token as walletToken',
      'session.has_jackpot as hasJackpot',
      'session.end_reason as endReason',
      'session.used_at as usedAt',
      'player.gp_id as gpId',
      'player.operator_id as operatorId',
      'player.member_ref as memberRef',
      'player.currency',
      'player.kind',
    ]);
}
