import { findHouseGame } from '@halls/house-games';
import type { GameSession } from '#modules/game-session';
import type { SportId } from '../../../../play-protocol/sports-protocol.ts';
import type { SlipLeg } from './read-slip.ts';

/** Whether all of a slip is of sports that the session's game shows. */
export function isOfGame(
  { gpId, gameCode }: Pick<GameSession, 'gpId' | 'gameCode'>,
  legs: readonly SlipLeg[],
): boolean {
  const shown: readonly SportId[] | undefined = findHouseGame(gpId, gameCode)?.sports;
  return !shown || legs.every(({ match }) => shown.includes(match.sport));
}
