import type { HouseGame } from '@halls/house-games';
import { type Bet, totalStakeMinor } from '#games/round-math.ts';
import { type GameSession, isLiving } from '#modules/game-session';
import { lockPlayer } from '#modules/player';
import { findRoundByClientId, getRound, isSameBet, listOpenRounds, type Round } from '#modules/round';
import { findStakeCall, type WalletCall } from '#modules/seamless-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import { joinDraw, type JoinRefusal } from './join-draw.ts';

interface Stake {
  readonly game: HouseGame;
  readonly session: GameSession;
  readonly request: {
    readonly clientRoundId: string;
    /** The stake's part in the draw's seed; without it the round's id is. */
    readonly clientSeed: string | undefined;
    /** The draw that the stake is meant for; without it the one that is open. */
    readonly draw: number | undefined;
    readonly bet: Bet;
  };
  readonly now: Date;
}

/**
 * Puts a bet on the draw that is open, once, under the player's lock: the same `clientRoundId` again gives the same round.
 * `call`: what the operator is to be asked at once; null where this very request did not make the round, or the money
 * is kept here.
 */
export async function placeStake(
  tx: SqlTransaction,
  { game, session, request, now }: Stake,
): Promise<{ readonly round: Round; readonly call: WalletCall | null } | { readonly refused: StakeRefusal }> {
  const player = await lockPlayer(tx, session.playerId);
  const earlier = await findRoundByClientId(tx, player.playerId, request.clientRoundId);
  if (earlier)
    return isSameBet(earlier.bet, request.bet) && earlier.gameCode === game.code
      ? { round: earlier, call: null }
      : { refused: 'round_conflict' };
  if (!(await isLiving(tx, session.sessionId))) return { refused: 'session_ended' };
  if (player.kind !== 'seamless' && player.balanceMinor < totalStakeMinor(request.bet))
    return { refused: 'not_enough_money' };
  const clientSeed = request.clientSeed ?? request.clientRoundId;
  const open = await listOpenRounds(tx, player.playerId);
  const joined = await joinDraw(tx, {
    player,
    game,
    session,
    open,
    now,
    request: { ...request, clientSeed },
  });
  if ('refused' in joined) return joined;
  const { roundId } = joined;
  return { round: await getRound(tx, roundId), call: (await findStakeCall(tx, roundId)) ?? null };
}

export type StakeRefusal = JoinRefusal | 'round_conflict' | 'session_ended' | 'not_enough_money';
