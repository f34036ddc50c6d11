import { randomUUID } from 'node:crypto';
import { type Currency, type Language, languageSchema } from '@halls/contract';
import type { SeamlessAnswer } from '@halls/contract/provider';
import { findHouseGame, findHouseProvider } from '@halls/house-games';
import { isJackpotGame } from '#games/jackpot.ts';
import { isOwnCode, redeemLaunchCode, startSession } from '#modules/game-session';
import { ensurePlayer } from '#modules/player';
import { askJackpot } from '#modules/jackpot';
import { isSiteAddress } from '#platform/site-origins.ts';
import type { PlayParts } from './play-parts.ts';

export type OpenResult =
  | { readonly ok: true; readonly token: string }
  /** `operator_unreachable`: the code may be spent; the player opens the game again from the lobby. */
  | {
      readonly ok: false;
      readonly reason: 'code_invalid' | 'game_unknown' | 'maintenance' | 'operator_unreachable';
    };

export interface OpenGame {
  readonly code: string;
  readonly gpId: string;
  readonly gameCode: string;
  readonly language: Language | undefined;
  readonly lobbyUrl: string | undefined;
}

/** Exchanges a launch code, once, for a game session: one of the studio's own, or one that the operator knows. */
export async function openSession(parts: PlayParts, request: OpenGame): Promise<OpenResult> {
  const game = findHouseGame(request.gpId, request.gameCode);
  if (!game) return { ok: false, reason: 'game_unknown' };
  const provider = findHouseProvider(request.gpId);
  if (provider?.isInMaintenance) return { ok: false, reason: 'maintenance' };
  if (isOwnCode(request.code)) return openOwn(parts, request);
  return provider?.walletKind === 'seamless'
    ? openSeamless(parts, request)
    : { ok: false, reason: 'code_invalid' };
}

async function openOwn({ sql, clock }: PlayParts, request: OpenGame): Promise<OpenResult> {
  return sql.transaction().execute(async (tx): Promise<OpenResult> => {
    const launch = await redeemLaunchCode(tx, request, clock());
    if (!launch) return { ok: false, reason: 'code_invalid' };
    return {
      ok: true,
      token: await startSession(tx, { ...launch, siteId: null, walletToken: null, hasJackpot: false }),
    };
  });
}

async function openSeamless(parts: PlayParts, request: OpenGame): Promise<OpenResult> {
  const operatorId = parts.keys.find((key) => key.gpId === request.gpId)?.operatorId;
  if (operatorId === undefined) return { ok: false, reason: 'code_invalid' };
  const reply = await parts.operator.call(request.gpId, 'authenticate', {
    request_id: randomUUID(),
    code: request.code,
    operator_id: operatorId,
  });
  if (reply.kind === 'unknown') return { ok: false, reason: 'operator_unreachable' };
  const member = readMember(reply.answer);
  if (!member) return { ok: false, reason: 'code_invalid' };
  const language = member.language ?? request.language ?? 'en_US';
  const { gpId, gameCode, lobbyUrl } = request;
  const hasJackpot = await feedsJackpot(parts, request, member);
  const token = await parts.sql.transaction().execute(async (tx) => {
    const { memberRef, currency } = member;
    const player = await ensurePlayer(tx, {
      ...{ operatorId, gpId, memberRef, currency, language },
      kind: 'seamless',
    });
    return startSession(tx, {
      playerId: player.playerId,
      gameCode,
      language,
      lobbyUrl: lobbyUrl && isSiteAddress(lobbyUrl, parts.siteOrigins) ? lobbyUrl : null,
      siteId: member.siteId,
      walletToken: member.walletToken,
      hasJackpot,
    });
  });
  return { ok: true, token };
}

/** Whether the operator has a jackpot for the session's bets. Where it does not say, the game is played without. */
async function feedsJackpot(
  { operator }: PlayParts,
  { gpId, gameCode }: OpenGame,
  member: OperatorMember,
): Promise<boolean> {
  const game = findHouseGame(gpId, gameCode);
  if (!game || !isJackpotGame(game)) return false;
  return (await askJackpot(operator, { gpId, ...member })) !== null;
}

interface OperatorMember {
  readonly memberRef: string;
  readonly walletToken: string;
  readonly siteId: number | null;
  readonly currency: Currency;
  readonly language: Language | undefined;
}

function readMember(answer: SeamlessAnswer): OperatorMember | null {
  const { status, session_token, member_ref, site_id, currency } = answer;
  if (status !== 'OK' || !session_token || !member_ref || !currency) return null;
  const language = languageSchema.safeParse(answer.language).data;
  return { memberRef: member_ref, walletToken: session_token, siteId: site_id ?? null, currency, language };
}
