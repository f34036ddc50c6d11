import {
  cardGames,
  cockfightGames,
  esportGames,
  lotteryGames,
  sportGames,
  virtualSportGames,
} from './games/picks.ts';
import { fableCoveGames } from './games/gpfc.ts';
import { handGames } from './games/hands.ts';
import { jadeLoomGames } from './games/gpjd.ts';
import { liveGames } from './games/live.ts';
import { jollyLanternGames } from './games/gpjl.ts';
import { mendedTeacupGames } from './games/gpmt.ts';
import { riverEightGames } from './games/gpr8.ts';
import { esportsBoard, sportsBoard } from './games/sports-board.ts';
import type { HouseGame, HouseProvider } from './game-types.ts';
import { houseProviders } from './providers.ts';

export * from './game-types.ts';
export * from './game-returns.ts';
export { houseJackpot, jackpotSeedMinor } from './jackpot.ts';
export { houseProviders };

export const houseGames: readonly HouseGame[] = [
  ...riverEightGames,
  ...jadeLoomGames,
  ...fableCoveGames,
  ...jollyLanternGames,
  ...liveGames,
  sportsBoard,
  ...sportGames,
  ...lotteryGames,
  ...cardGames,
  ...handGames,
  ...virtualSportGames,
  ...cockfightGames,
  esportsBoard,
  ...esportGames,
  ...mendedTeacupGames,
];

const gameByKey = new Map(houseGames.map((game) => [`${game.gpId}/${game.code}`, game]));
const providerById = new Map(houseProviders.map((provider) => [provider.gpId, provider]));

export function findHouseGame(gpId: string, code: string): HouseGame | undefined {
  return gameByKey.get(`${gpId}/${code}`);
}

export function findHouseProvider(gpId: string): HouseProvider | undefined {
  return providerById.get(gpId);
}
