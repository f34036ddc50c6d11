import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { findHouseProvider } from '@halls/house-games';
import type { TransferAnswer, TransferRequest } from '@halls/contract/provider';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { findGameToOpen } from '../play/game-to-open.ts';
import { demoBalanceMinor } from '../play/stakes.ts';
import { ensurePlayer, findPlayer, type Player, postEntry } from '../play/players.ts';
import { isSiteAddress } from '../site/site-origins.ts';

export const launchCodeLifetimeMs = 60_000;

/** Codes of the studio's own begin like this; others are the operator's and `authenticate` takes them. */
export const ownCodePrefix = 'hs_';

/** An address that opens the game once, within a minute. Real play for members of transfer-wallet providers, demos for slots. */
export async function launchGame(
  parts: { database: Database; clock: Clock; siteOrigins: readonly string[]; publicUrl: () => string },
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
      ? provider.hasDemo && (await createDemoPlayer(parts.database, request))
      : await findMember(parts.database, request);
  if (!player) return { status: request.mode === 'demo' ? 'REJECTED' : 'MEMBER_NOT_FOUND' };
  const code = ownCodePrefix + randomBytes(32).toString('base64url');
  await parts.database.query(
    `insert into studio.launch_code (code_hash, player_id, game_code, language, lobby_url, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [
      hashSecret(code),
      player.playerId,
      game.code,
      request.language,
      request.lobby_url,
      new Date(parts.clock.now().getTime() + launchCodeLifetimeMs),
    ],
  );
  const address = new URL(`/play/${game.gpId}`, parts.publicUrl());
  address.search = new URLSearchParams({ game_code: game.code, language: request.language, code }).toString();
  return { status: 'OK', launch_url: address.href };
}

/** Codes and tokens are kept as hashes only. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

async function findMember(
  database: Database,
  request: TransferRequest<'launch'>,
): Promise<Player | undefined> {
  if (request.member_ref === null) return undefined;
  return findPlayer(database, {
    operatorId: request.operator_id,
    gpId: request.gp_id,
    memberRef: request.member_ref,
    currency: request.currency,
  });
}

/** Every demo starts with play money of its own. */
async function createDemoPlayer(database: Database, request: TransferRequest<'launch'>): Promise<Player> {
  return database.transact(async (sql) => {
    const player = await ensurePlayer(sql, {
      operatorId: request.operator_id,
      gpId: request.gp_id,
      memberRef: `demo:${randomUUID()}`,
      currency: request.currency,
      kind: 'demo',
      language: request.language,
    });
    await postEntry(sql, player.playerId, demoBalanceMinor(request.currency), 'demo', 'play money');
    return player;
  });
}
