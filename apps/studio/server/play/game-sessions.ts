import { randomBytes, randomUUID } from 'node:crypto';
import type { Currency, Language } from '@halls/contract';
import { hashSecret } from '../provider-api/launch.ts';
import type { Database, Sql } from '../platform/database.ts';
import type { Player } from './players.ts';

export type GameSession = {
  sessionId: string;
  playerId: bigint;
  gameCode: string;
  language: Language;
  lobbyUrl: string | null;
  siteId: number | null;
  walletToken: string | null;
  endReason: string | null;
  gpId: string;
  operatorId: string;
  memberRef: string;
  currency: Currency;
  kind: Player['kind'];
};

export type EndReason = 'kicked' | 'expired' | 'member_disabled';

const idleHours = 12;

const columns = `s.session_id as "sessionId", s.player_id as "playerId", s.game_code as "gameCode", s.language, s.lobby_url as "lobbyUrl",
  s.site_id as "siteId", s.wallet_token as "walletToken", s.end_reason as "endReason", p.gp_id as "gpId",
  p.operator_id as "operatorId", p.member_ref as "memberRef", p.currency, p.kind`;

/** Starts a session; the token is given once and kept as a hash. */
export async function startSession(
  sql: Sql,
  input: {
    playerId: bigint;
    gameCode: string;
    language: Language;
    lobbyUrl: string | null;
    siteId: number | null;
    walletToken: string | null;
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql.query(
    `insert into studio.game_session (session_id, token_hash, player_id, game_code, language, lobby_url, site_id, wallet_token)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      hashSecret(token),
      input.playerId,
      input.gameCode,
      input.language,
      input.lobbyUrl,
      input.siteId,
      input.walletToken,
    ],
  );
  return token;
}

/** The session of a token, ended ones too; undefined for an unknown token. */
export async function findSession(
  database: Database,
  token: string,
  now: Date,
): Promise<GameSession | undefined> {
  const rows = await database.query<GameSession & { usedAt: Date }>(
    `select ${columns}, s.used_at as "usedAt" from studio.game_session s join studio.player p using (player_id) where s.token_hash = $1`,
    [hashSecret(token)],
  );
  const session = rows[0];
  if (!session || session.endReason) return session;
  const idleMs = now.getTime() - session.usedAt.getTime();
  if (idleMs > idleHours * 3_600_000) {
    await endSession(database, session.sessionId, 'expired', now);
    return { ...session, endReason: 'expired' };
  }
  if (idleMs > 60_000)
    await database.query('update studio.game_session set used_at = $2 where session_id = $1', [
      session.sessionId,
      now,
    ]);
  return session;
}

export async function endSession(sql: Sql, sessionId: string, reason: EndReason, now: Date): Promise<void> {
  await sql.query(
    'update studio.game_session set ended_at = $2, end_reason = $3 where session_id = $1 and ended_at is null',
    [sessionId, now, reason],
  );
}

export async function endSessionsOf(sql: Sql, playerId: bigint, reason: EndReason, now: Date): Promise<void> {
  await sql.query(
    'update studio.game_session set ended_at = $2, end_reason = $3 where player_id = $1 and ended_at is null',
    [playerId, now, reason],
  );
}
