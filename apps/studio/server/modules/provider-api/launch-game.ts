import { randomUUID } from 'node:crypto';
import type { TransferAnswer, TransferRequest } from '@halls/contract/provider';
import { findHouseProvider } from '@halls/house-games';
import { findGameToOpen, issueLaunchCode } from '#modules/game-session';
import { ensurePlayer, findPlayer, type Player, postEntry } from '#modules/player';
import { demoBalanceMinor } from '#modules/round';
import type { Sql } from '#platform/database.ts';
import { isSiteAddress } from '#platform/site-origins.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';

/** An address that opens the game once, within a minute. Real play for members of transfer-wallet providers, demos for slots. */
export async function launchGame(
  parts: Pick<StudioPlatform, 'sql' | 'clock' | 'siteOrigins' | 'publicUrl'>,
  request: TransferRequest<'launch'>,
): Promise<Omit<TransferAnswer<'launch'>, 'request_id'>> {
  const provider = findHouseProvider(request.gp_id);
  const game = findGameToOpen(request.gp_id, request.game_code);
  if (!provider || !game) return { status: 'INVALID_GAME' };
  if (provider.isInMaintenance) return { status: 'MAINTENANCE' };
  if (!isSiteAddress(request.lobby_url, parts.siteOrigins)) return { status: 'REJECTED' };
  if (request.mode === 'real' && provider.walletKind !== 'transfer') return { status: 'REJECTED' };

  const player =
    request.mode === 'demo'
      ? provider.hasDemo && (await createDemoPlayer(parts.sql, request))
      : await findMember(parts.sql, request);
  if (!player) return { status: request.mode === 'demo' ? 'REJECTED' : 'MEMBER_NOT_FOUND' };
  const { language, lobby_url: lobbyUrl, mode } = request;
  const launch = { mode, playerId: player.playerId, gameCode: game.code, language, lobbyUrl };
  const code = await issueLaunchCode(parts.sql, launch, parts.clock());
  const address = new URL(`/play/${game.gpId}`, parts.publicUrl());
  address.search = new URLSearchParams({ game_code: game.code, language, code }).toString();
  return { status: 'OK', launch_url: address.href };
}

async function findMember(sql: Sql, request: TransferRequest<'launch'>): Promise<Player | undefined> {
  if (request.member_ref === null) return undefined;
  return findPlayer(sql, {
    operatorId: request.operator_id,
    gpId: request.gp_id,
    memberRef: request.member_ref,
    currency: request.currency,
  });
}

/** Every demo starts with play money of its own. */
async function createDemoPlayer(sql: Sql, request: TransferRequest<'launch'>): Promise<Player> {
  return sql.transaction().execute(async (tx) => {
    const player = await ensurePlayer(tx, {
      operatorId: request.operator_id,
      gpId: request.gp_id,
      memberRef: `demo:${randomUUID()}`,
      currency: request.currency,
      kind: 'demo',
      language: request.language,
    });
    const amountMinor = demoBalanceMinor(request.currency);
    await postEntry(tx, player.playerId, { amountMinor, kind: 'demo', reference: 'play money' });
    return player;
  });
}
