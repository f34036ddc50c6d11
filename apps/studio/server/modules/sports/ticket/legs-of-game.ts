import { findHouseGame } from '@halls/house-games';
import type { GameSession } from '#modules/game-session';
import { type SportId, sportIds } from '../../../../play-protocol/sports-protocol.ts';
import type { SlipLeg } from './read-slip.ts';

type PlayedGame = Pick<GameSession, 'gpId' | 'gameCode'>;

/** The sports that the session's game shows. */
export function sportsOf({ gpId, gameCode }: PlayedGame): readonly SportId[] {
  return findHouseGame(gpId, gameCode)?.sports ?? sportIds;
}

/** Whether all of a slip is of them. */
export function isOfGame(game: PlayedGame, legs: readonly SlipLeg[]): boolean {
  const shown = sportsOf(game);
  return legs.every(({ match }) => shown.includes(match.sport));
}
