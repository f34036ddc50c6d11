import { drawOfRound } from '@halls/fairness/node';
import type { HouseGame } from '@halls/house-games';
import { timeOrderedId } from '@halls/service';
import { houseMath, mathOf } from '#games/math-book.ts';
import { type Bet, movesWith, totalStakeMinor } from '#games/round-math.ts';
import { findGrantOfPlayer, type FreeGrant, takeFreeRound } from '#modules/free-rounds';
import { type GameSession, isLiving } from '#modules/game-session';
import { lockPlayer } from '#modules/player';
import {
  findRoundByClientId,
  getRound,
  hasOpenRound,
  insertRound,
  isSameBet,
  openSeeds,
  spendNonce,
} from '#modules/round';
import { findStakeCall, openFreeRound } from '#modules/seamless-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import type { PlayParts } from './play-parts.ts';
import type { PlayResult } from './play-result.ts';

interface FreePlay {
  readonly game: HouseGame;
  readonly session: GameSession;
  readonly request: {
    readonly clientRoundId: string;
    readonly clientSeed: string | undefined;
    readonly freeGrant: string;
    readonly bet: Bet;
  };
}

/**
 * Plays a round that a grant pays for, once. It is taken from the grant in the transaction that writes the round, and drawn
 * from the player's seeds like any other; it has no part in a jackpot.
 */
export async function playFree(
  parts: Pick<PlayParts, 'sql' | 'clock' | 'sealing' | 'keptSeeds'>,
  play: FreePlay,
): Promise<PlayResult> {
  const { playerId } = play.session;
  const now = parts.clock();
  try {
    return await parts.sql.transaction().execute(async (tx): Promise<PlayResult> => {
      await lockPlayer(tx, playerId);
      const earlier = await findRoundByClientId(tx, playerId, play.request.clientRoundId);
      const grant = await findGrantOfPlayer(tx, { playerId, grantId: play.request.freeGrant });
      if (earlier)
        return earlier.freeId === grant?.freeId && isSameBet(earlier.bet, play.request.bet)
          ? { round: earlier, call: null }
          : { refused: 'round_conflict' };
      if (!(await isLiving(tx, play.session.sessionId))) return { refused: 'session_ended' };
      if (await hasOpenRound(tx, playerId)) return { refused: 'round_open' };
      if (!grant || grant.gameCode !== play.game.code) return { refused: 'free_rounds_over' };
      const { bet } = play.request;
      if (
        !mathOf(play.game).accepts(bet) ||
        movesWith(bet).length > 0 ||
        totalStakeMinor(bet) !== grant.stakeMinor
      )
        return { refused: 'bet_invalid' };
      if (!(await takeFreeRound(tx, grant.freeId, now))) return { refused: 'free_rounds_over' };
      const roundId = await writeRound(tx, parts, { ...play, grant, now });
      return { round: await getRound(tx, roundId), call: (await findStakeCall(tx, roundId)) ?? null };
    });
  } finally {
    // the nonce that this process believes to be next is spent
    parts.keptSeeds.forget(playerId);
  }
}

async function writeRound(
  tx: SqlTransaction,
  { sealing }: Pick<PlayParts, 'sealing'>,
  { game, session, request, grant, now }: FreePlay & { readonly grant: FreeGrant; readonly now: Date },
): Promise<string> {
  const { playerId } = session;
  const pair = await openSeeds(tx, sealing, { playerId, now });
  const clientSeed = pair.clientSeed ?? request.clientSeed ?? request.clientRoundId;
  const mathematics = houseMath.keyOf(game);
  const math = houseMath.get(mathematics);
  const nonce = pair.nextNonce;
  const outcome = math.play(drawOfRound({ serverSeed: pair.serverSeed, clientSeed, nonce }));
  const round = {
    roundId: timeOrderedId(now),
    gameCode: game.code,
    stakeMinor: grant.stakeMinor,
    payoutMinor: math.payoutMinor(outcome, request.bet),
  };
  await insertRound(tx, {
    ...{ ...round, playerId, sessionId: session.sessionId, clientRoundId: request.clientRoundId },
    ...{ bet: request.bet, mathematics, clientSeed, openedAt: now, freeId: grant.freeId },
    chance: { seedId: pair.seedId, nonce, outcome, jackpot: null },
  });
  await spendNonce(tx, pair.seedId, clientSeed);
  await openFreeRound(tx, session, { ...round, grantId: grant.grantId }, now);
  return round.roundId;
}
