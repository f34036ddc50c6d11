import { hallGameCode } from '@halls/contract';
import { findHouseGame, type HouseGame, houseGames } from '@halls/house-games';

/** The game of a code; the provider's hall opens with its first game. */
export function findGameToOpen(gpId: string, gameCode: string): HouseGame | undefined {
  return gameCode === hallGameCode
    ? houseGames.find((game) => game.gpId === gpId)
    : findHouseGame(gpId, gameCode);
}
