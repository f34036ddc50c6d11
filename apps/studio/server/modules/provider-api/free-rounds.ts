import type { TransferAnswer, TransferRequest } from '@halls/contract/provider';
import { findHouseGame, findHouseProvider } from '@halls/house-games';
import {
  cancelGrant,
  claimGrant,
  type FreeGrant,
  type GrantKey,
  insertGrant,
  stateOfGrant,
} from '#modules/free-rounds';
import { ensurePlayer, findPlayer } from '#modules/player';
import { hasOpenFreeRound, stakesOf } from '#modules/round';
import type { SqlTransaction } from '#platform/database.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { hashBody } from './hash-body.ts';

type Parts = Pick<StudioPlatform, 'sql' | 'clock'>;
type Answer = Omit<TransferAnswer<'free-rounds-give'>, 'request_id'>;
type Asked = TransferRequest<'free-rounds-status'>;

/**
 * Gives free rounds, once: the same grant with the same body answers how it stands, with another body `DUPLICATE_ORDER`.
 * What is refused stays refused.
 */
export function giveFreeRounds(
  { sql, clock }: Parts,
  request: TransferRequest<'free-rounds-give'>,
): Promise<Answer> {
  const now = clock();
  const key = keyOf(request);
  const bodyHash = hashBody('free-rounds-give', request);
  return sql.transaction().execute(async (tx): Promise<Answer> => {
    const earlier = await claimGrant(tx, key);
    if (earlier?.state === 'rejected') return { status: 'REJECTED' };
    if (earlier && earlier.bodyHash !== bodyHash) return { status: 'DUPLICATE_ORDER' };
    if (earlier) return tell(tx, earlier, now);
    const refusal = refuse(request, now);
    if (refusal) {
      await insertGrant(tx, key, { bodyHash, terms: null, now });
      return { status: refusal };
    }
    const terms = {
      playerId: await playerOf(tx, request),
      gameCode: request.game_code,
      stakeMinor: BigInt(request.stake),
      count: request.count,
      expiresAt: new Date(request.expires_at),
    };
    return tell(tx, await insertGrant(tx, key, { bodyHash, terms, now }), now);
  });
}

/** How a grant stands. One that was never seen is refused from now on, so that the answer is final. */
export function askFreeRounds({ sql, clock }: Parts, request: Asked): Promise<Answer> {
  return sql
    .transaction()
    .execute(async (tx) => tell(tx, await claimOrReject(tx, request, clock()), clock()));
}

/** No further round begins. As long as one is open the answer is `IN_PROGRESS`. */
export function cancelFreeRounds({ sql, clock }: Parts, request: Asked): Promise<Answer> {
  return sql.transaction().execute(async (tx): Promise<Answer> => {
    const now = clock();
    const grant = await claimOrReject(tx, request, now);
    if (grant.state === 'rejected') return tell(tx, grant, now);
    const stood = await tell(tx, grant, now);
    if (stood.state !== 'active') return stood;
    await cancelGrant(tx, grant.freeId);
    const told = await tell(tx, { ...grant, state: 'cancelled' }, now);
    return told.state === 'active' ? { status: 'IN_PROGRESS' } : told;
  });
}

async function claimOrReject(tx: SqlTransaction, request: Asked, now: Date): Promise<FreeGrant> {
  const key = keyOf(request);
  return (await claimGrant(tx, key)) ?? insertGrant(tx, key, { bodyHash: '', terms: null, now });
}

async function tell(tx: SqlTransaction, grant: FreeGrant, now: Date): Promise<Answer> {
  const { playerId, freeId, used, wonMinor } = grant;
  const hasOpenRound = playerId !== null && (await hasOpenFreeRound(tx, { playerId, freeId }));
  return {
    status: 'OK',
    state: stateOfGrant({ ...grant, hasOpenRound }, now),
    used,
    won: wonMinor.toString(),
  };
}

/** Slots of providers that ask the wallet, at a stake that the game has. */
function refuse(request: TransferRequest<'free-rounds-give'>, now: Date): 'INVALID_GAME' | 'REJECTED' | null {
  const game = findHouseGame(request.gp_id, request.game_code);
  if (!game || game.engine !== 'slots') return 'INVALID_GAME';
  if (findHouseProvider(request.gp_id)?.walletKind !== 'seamless') return 'REJECTED';
  const isOffered = stakesOf(game, request.currency).includes(BigInt(request.stake));
  return isOffered && new Date(request.expires_at) > now ? null : 'REJECTED';
}

/** Whoever has not opened a game yet is known from now on. */
async function playerOf(tx: SqlTransaction, request: TransferRequest<'free-rounds-give'>): Promise<number> {
  const key = {
    operatorId: request.operator_id,
    gpId: request.gp_id,
    memberRef: request.member_ref,
    currency: request.currency,
  };
  const player =
    (await findPlayer(tx, key)) ?? (await ensurePlayer(tx, { ...key, kind: 'seamless', language: 'en_US' }));
  return player.playerId;
}

function keyOf(request: Asked): GrantKey {
  return { operatorId: request.operator_id, gpId: request.gp_id, grantId: request.grant_id };
}
