import { languageSchema, type Language } from '@halls/contract';
import { findHouseGame, findHouseProvider } from '@halls/house-games';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { hashSecret, ownCodePrefix } from '../provider-api/launch.ts';
import type { OperatorClient } from '../seamless-wallet/operator-client.ts';
import type { ProviderKey } from '../settings.ts';
import { isSiteAddress } from '../site/site-origins.ts';
import { startSession } from './game-sessions.ts';
import { ensurePlayer } from './players.ts';

export type OpenResult =
  | { ok: true; token: string }
  /** `operator_unreachable`: the code may be spent; the player opens the game again from the lobby. */
  | { ok: false; reason: 'code_invalid' | 'game_unknown' | 'maintenance' | 'operator_unreachable' };

export type OpenParts = {
  database: Database;
  clock: Clock;
  operator: OperatorClient;
  keys: readonly ProviderKey[];
  siteOrigins: readonly string[];
};

export type OpenRequest = {
  code: string;
  gpId: string;
  gameCode: string;
  language?: Language | undefined;
  lobbyUrl?: string | undefined;
};

/** Exchanges a launch code, once, for a game session: one of the studio's own, or one that the operator knows. */
export async function openSession(parts: OpenParts, request: OpenRequest): Promise<OpenResult> {
  const game = findHouseGame(request.gpId, request.gameCode);
  if (!game) return { ok: false, reason: 'game_unknown' };
  const provider = findHouseProvider(request.gpId);
  if (provider?.isInMaintenance) return { ok: false, reason: 'maintenance' };
  if (request.code.startsWith(ownCodePrefix)) return openOwn(parts, request);
  return provider?.walletKind === 'seamless'
    ? openSeamless(parts, request)
    : { ok: false, reason: 'code_invalid' };
}

async function openOwn(parts: OpenParts, request: OpenRequest): Promise<OpenResult> {
  const now = parts.clock.now();
  return parts.database.transact(async (sql) => {
    const [launch] = await sql.query<{
      playerId: bigint;
      gameCode: string;
      language: Language;
      lobbyUrl: string | null;
    }>(
      `update studio.launch_code c set used_at = $2 from studio.player p
       where c.code_hash = $1 and c.used_at is null and c.expires_at > $2 and p.player_id = c.player_id and p.gp_id = $3 and c.game_code = $4
       returning c.player_id as "playerId", c.game_code as "gameCode", c.language, c.lobby_url as "lobbyUrl"`,
      [hashSecret(request.code), now, request.gpId, request.gameCode],
    );
    if (!launch) return { ok: false, reason: 'code_invalid' };
    return { ok: true, token: await startSession(sql, { ...launch, siteId: null, walletToken: null }) };
  });
}

async function openSeamless(parts: OpenParts, request: OpenRequest): Promise<OpenResult> {
  const operatorId = parts.keys.find((key) => key.gpId === request.gpId)?.operatorId;
  if (operatorId === undefined) return { ok: false, reason: 'code_invalid' };
  const reply = await parts.operator.call(request.gpId, 'authenticate', {
    request_id: randomUUID(),
    code: request.code,
    operator_id: operatorId,
  });
  if (reply.kind === 'unknown') return { ok: false, reason: 'operator_unreachable' };
  const { status, session_token, member_ref, site_id, currency, language } = reply.answer;
  if (status !== 'OK' || !session_token || !member_ref || !currency)
    return { ok: false, reason: 'code_invalid' };
  const known = languageSchema.safeParse(language);
  const playLanguage = known.success ? known.data : (request.language ?? 'en_US');
  const lobbyUrl =
    request.lobbyUrl && isSiteAddress(request.lobbyUrl, parts.siteOrigins) ? request.lobbyUrl : null;
  return parts.database.transact(async (sql) => {
    const player = await ensurePlayer(sql, {
      operatorId,
      gpId: request.gpId,
      memberRef: member_ref,
      currency,
      kind: 'seamless',
      language: playLanguage,
    });
    const token = await startSession(sql, {
      playerId: player.playerId,
      gameCode: request.gameCode,
      language: playLanguage,
      lobbyUrl,
      siteId: site_id ?? null,
      walletToken: session_token,
    });
    return { ok: true, token };
  });
}
