import { findHouseGame, findHouseProvider } from '@halls/house-games';
import { timetableOf } from '#games/picks/picks-models.ts';
import { type Bet, mayGamble } from '#games/round-math.ts';
import type { GameSession } from '#modules/game-session';
import { placeStake } from '#modules/shared-draws';
import { isPlayable } from './bet.rules.ts';
import { playAlone } from './play-alone.ts';
import { dealHand } from './play-hand.ts';
import { playFree } from './play-free.ts';
import type { PlayParts } from './play-parts.ts';
import type { PlayResult } from './play-result.ts';

interface PlayRequest {
  readonly clientRoundId: string;
  /** At a shared table: the stake's part in the draw's seed; elsewhere it serves where no client seed was chosen. */
  readonly clientSeed: string | undefined;
  /** The draw that the stake is meant for; without it the one that is open. */
  readonly draw: number | undefined;
  /** The grant of free rounds that pays for it. */
  readonly freeGrant: string | undefined;
  readonly bet: Bet;
}

/**
 * Plays one round, once: the same `clientRoundId` again gives the same round. Where the money is kept here, a round of
 * the player's own comes back settled, or waits for its player; at a seamless provider it is open, with the operator's answer outstanding.
 */
export async function playRound(
  parts: Pick<PlayParts, 'sql' | 'clock' | 'sealing' | 'unitsPerWin' | 'writer' | 'keptSeeds' | 'gamble'>,
  session: GameSession,
  request: PlayRequest,
): Promise<PlayResult> {
  const game = findHouseGame(session.gpId, session.gameCode);
  if (!game || findHouseProvider(session.gpId)?.isInMaintenance) return { refused: 'maintenance' };
  // tickets have calls of their own
  if (game.engine === 'sports') return { refused: 'bet_invalid' };
  const { freeGrant } = request;
  if (freeGrant !== undefined) return playFree(parts, { game, session, request: { ...request, freeGrant } });
  if (!isPlayable(request.bet, game, session, parts.gamble)) return { refused: 'bet_invalid' };
  // a win that is gambled waits for its player as a hand does
  if (game.engine === 'hands' || mayGamble(request.bet)) return dealHand(parts, { game, session, request });
  if (!timetableOf(game)) return playAlone(parts, { game, session, request });
  const stake = { game, session, request, now: parts.clock() };
  return parts.sql.transaction().execute((tx) => placeStake(tx, stake));
}
