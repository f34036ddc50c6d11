import { randomUUID } from 'node:crypto';
import type { TransferAnswer, TransferRequest } from '@halls/contract/provider';
import { halls } from '@halls/contract';
import { findHouseProvider, type HouseProvider } from '@halls/house-games';
import { findGameToOpen, issueDemoCode, issueMemberCode } from '#modules/game-session';
import { ensurePlayer, type Player, postEntry } from '#modules/player';
import { demoBalanceMinor } from '#modules/round';
import type { Sql } from '#platform/database.ts';
import { isSiteAddress } from '#platform/site-origins.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';

/** An address that opens the game once, within a minute. Real play for members of transfer-wallet providers, demos for slots and sports. */
export async function launchGame(
  parts: Pick<StudioPlatform, 'sql' | 'pool' | 'clock' | 'siteOrigins' | 'publicUrl'>,
  request: TransferRequest<'launch'>,
): Promise<Omit<TransferAnswer<'launch'>, 'request_id'>> {
  const provider = findHouseProvider(request.gp_id);
  const game = findGameToOpen(request.gp_id, request.game_code);
  if (!provider || !game) return { status: 'INVALID_GAME' };
  if (provider.isInMaintenance) return { status: 'MAINTENANCE' };
  if (!isSiteAddress(request.lobby_url, parts.siteOrigins)) return { status: 'REJECTED' };
  if (request.mode === 'real' && provider.walletKind !== 'transfer') return { status: 'REJECTED' };

  const { language, lobby_url: lobbyUrl } = request;
  const launch = { gameCode: game.code, language, lobbyUrl };
  const code =
    request.mode === 'demo'
      ? (provider.hasDemo || isShownByPages(provider)) && (await launchDemo(parts, request, launch))
      : await launchForMember(parts, request, launch);
  if (!code) return { status: request.mode === 'demo' ? 'REJECTED' : 'MEMBER_NOT_FOUND' };
  const address = new URL(`/play/${game.gpId}`, parts.publicUrl());
  address.search = new URLSearchParams({ game_code: game.code, language, code }).toString();
  return { status: 'OK', launch_url: address.href };
}

/** Sports that a site's pages show in a frame are played there with play money, though the lobby has no demo of them. */
function isShownByPages({ gtId }: HouseProvider): boolean {
  return gtId === halls.sports;
}

type Launch = Parameters<typeof issueMemberCode>[2];

async function launchForMember(
  { pool, clock }: Pick<StudioPlatform, 'pool' | 'clock'>,
  request: TransferRequest<'launch'>,
  launch: Launch,
): Promise<string | undefined> {
  const { operator_id: operatorId, gp_id: gpId, member_ref: memberRef, currency } = request;
  if (memberRef === null) return undefined;
  return issueMemberCode(pool, { operatorId, gpId, memberRef, currency }, launch, clock());
}

async function launchDemo(
  { sql, clock }: Pick<StudioPlatform, 'sql' | 'clock'>,
  request: TransferRequest<'launch'>,
  launch: Launch,
): Promise<string> {
  const { playerId } = await createDemoPlayer(sql, request);
  return issueDemoCode(sql, { ...launch, playerId }, clock());
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
